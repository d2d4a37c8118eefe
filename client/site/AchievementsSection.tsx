import type { PublicPageQuery } from '../../schema/generated/site';
import { AwardsPanel } from '../content/award/AwardsSection';
import { CertificationsPanel } from '../content/certification/CertificationsSection';
import { EducationPanel } from '../content/education/EducationSection';
import { SkillsPanel } from '../content/skillCategory/SkillsSection';
import { StatTiles } from '../content/stat/StatsSection';
import styles from './AchievementsSection.module.css';
import { Section } from './kit/Section';
import { type Loadable, Loading } from './kit/SectionState';
import type { SectionConfig } from './sectionConfig';

interface AchievementsSectionProps {
  page: Loadable<PublicPageQuery>;
  config: SectionConfig;
}

/** Numbers, and four panels of what stands behind them. What cannot be loaded is left out without a word. */
export function AchievementsSection({ page, config }: AchievementsSectionProps) {
  const { data } = page;
  return (
    <Section id="stats-section" theme="amber" heading={config.stats}>
      {data === undefined && page.isLoading && !page.hasFailed ? (
        <Loading text="Loading achievements..." />
      ) : (
        <>
          <StatTiles stats={data?.stats ?? []} />
          <div className={styles.panels}>
            <AwardsPanel awards={data?.awards ?? []} heading={config.awards} />
            <EducationPanel educations={data?.educations ?? []} heading={config.education} />
            <CertificationsPanel certifications={data?.certifications ?? []} heading={config.certifications} />
            <SkillsPanel categories={data?.skillCategories ?? []} heading={config.skills} />
          </div>
        </>
      )}
    </Section>
  );
}
