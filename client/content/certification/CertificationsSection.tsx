import type { CertificationsSection_CertificationFragment } from '../../../schema/generated/site';
import buttons from '../../site/kit/button.module.css';
import { classNames } from '../../site/kit/classNames';
import { Icon } from '../../site/kit/Icon';
import { Ledger, LedgerEntry } from '../../site/kit/Ledger';
import { Panel } from '../../site/kit/Panel';
import { safeWebHref } from '../../site/kit/safeHref';
import type { SectionHeading } from '../../site/sectionConfig';
import styles from './CertificationsSection.module.css';

interface CertificationsPanelProps {
  certifications: readonly CertificationsSection_CertificationFragment[];
  heading: SectionHeading;
}

/** The certificates that the owner holds, each with its proof: a link, or else its number. */
export function CertificationsPanel({ certifications, heading }: CertificationsPanelProps) {
  return (
    <Panel title={heading.title} description={heading.description} count={certifications.length} theme="emerald">
      <Ledger>
        {certifications.map((certification) => (
          <LedgerEntry
            key={certification.id}
            icon={certification.icon}
            title={certification.name}
            source={certification.issuer}
            year={certification.year}
          >
            <Proof certification={certification} />
          </LedgerEntry>
        ))}
      </Ledger>
    </Panel>
  );
}

function Proof({ certification }: { certification: CertificationsSection_CertificationFragment }) {
  const { name, certificateLink, certificateId } = certification;
  const link = safeWebHref(certificateLink);
  if (link) {
    return (
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`View Certificate: ${name}`}
        className={classNames(buttons.quiet, styles.link)}
      >
        View Certificate
        <Icon name="external" size={18} />
      </a>
    );
  }
  return certificateId ? <p className={styles.number}>{`ID: ${certificateId}`}</p> : null;
}
