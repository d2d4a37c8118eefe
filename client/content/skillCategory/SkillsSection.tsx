import type { SkillsSection_SkillCategoryFragment } from '../../../schema/generated/site';
import { ChipList } from '../../site/kit/ChipList';
import { classNames } from '../../site/kit/classNames';
import { Panel } from '../../site/kit/Panel';
import { themeClass } from '../../site/kit/theme';
import type { SectionHeading } from '../../site/sectionConfig';
import styles from './SkillsSection.module.css';
import { skillTheme } from './skillTheme';

interface SkillsPanelProps {
  categories: readonly SkillsSection_SkillCategoryFragment[];
  heading: SectionHeading;
}

/** What the owner works with, by kind. */
export function SkillsPanel({ categories, heading }: SkillsPanelProps) {
  return (
    <Panel title={heading.title} description={heading.description} count={categories.length} theme="violet">
      <ul className={styles.categories}>
        {categories.map(({ id, category, skillList }) => (
          <li key={id} className={classNames(styles.category, themeClass(skillTheme(category)))}>
            <h4 dir="auto" className={styles.name}>
              {category}
            </h4>
            <ChipList items={skillList} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
