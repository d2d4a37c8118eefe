import type { EducationSection_EducationFragment } from '../../../schema/generated/site';
import { Ledger, LedgerEntry } from '../../site/kit/Ledger';
import { Panel } from '../../site/kit/Panel';
import type { SectionHeading } from '../../site/sectionConfig';

interface EducationPanelProps {
  educations: readonly EducationSection_EducationFragment[];
  heading: SectionHeading;
}

/** The degrees that the owner holds. */
export function EducationPanel({ educations, heading }: EducationPanelProps) {
  return (
    <Panel title={heading.title} description={heading.description} count={educations.length} theme="blue">
      <Ledger>
        {educations.map(({ id, icon, degree, institution, year }) => (
          <LedgerEntry key={id} icon={icon} title={degree} source={institution} year={year} />
        ))}
      </Ledger>
    </Panel>
  );
}
