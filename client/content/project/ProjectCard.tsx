import type { ProjectsSection_ProjectFragment } from '../../../schema/generated/site';
import buttons from '../../site/kit/button.module.css';
import { ChipList } from '../../site/kit/ChipList';
import { classNames } from '../../site/kit/classNames';
import { Emoji } from '../../site/kit/Emoji';
import { Icon } from '../../site/kit/Icon';
import { safeWebHref } from '../../site/kit/safeHref';
import { cycleTheme } from '../../site/kit/theme';
import { useHydrated } from '../../site/kit/useHydrated';
import styles from './ProjectCard.module.css';
import { capitalise } from './projectFilter';

const defaultImage = '✨';

interface ProjectCardProps {
  project: ProjectsSection_ProjectFragment;
  onPreview: () => void;
}

/** A project at a glance. Its colour goes by its number, so that it keeps it whatever the filter shows. */
export function ProjectCard({ project, onPreview }: ProjectCardProps) {
  const { id, title, imageUrl, category, shortDescription, description, technologyList, githubUrl } = project;
  const github = safeWebHref(githubUrl);
  const theme = cycleTheme(['violet', 'blue', 'emerald', 'amber', 'red', 'teal'], id);
  return (
    <li data-arrives="" className={classNames(styles.place, theme)}>
      <article className={styles.card}>
        <div className={styles.stage}>
          <Emoji symbol={imageUrl?.trim() || defaultImage} className={styles.image} />
        </div>
        <div className={styles.body}>
          <p dir="auto" className={styles.category}>
            {capitalise(category)}
          </p>
          <h3 dir="auto" className={styles.title}>
            {title}
          </h3>
          <p dir="auto" className={styles.description}>
            {shortDescription?.trim() || description}
          </p>
          {technologyList.length > 0 && <ChipList items={technologyList} label="Technologies" />}
          <div className={styles.actions}>
            <ViewProject project={project} onPreview={onPreview} />
            {github && (
              <a
                href={github}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${title} on GitHub`}
                className={classNames(buttons.icon, styles.source)}
              >
                <Icon name="github" />
              </a>
            )}
          </div>
        </div>
      </article>
    </li>
  );
}

/** Opens the preview; until the page can do that, and without script, it leads to the project itself. */
function ViewProject({ project, onPreview }: ProjectCardProps) {
  const isHydrated = useHydrated();
  const address = safeWebHref(project.liveUrl) ?? safeWebHref(project.githubUrl);
  const content = (
    <>
      View Project
      <span className={styles.arrow}>
        <Icon name="arrow" />
      </span>
    </>
  );
  if (isHydrated || address === undefined) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`View Project: ${project.title}`}
        data-address={address}
        className={classNames(buttons.bordered, styles.view, address === undefined && styles.scripted)}
        disabled={!isHydrated}
        onClick={onPreview}
      >
        {content}
      </button>
    );
  }
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`View Project: ${project.title}`}
      data-address={address}
      className={classNames(buttons.bordered, styles.view)}
    >
      {content}
    </a>
  );
}
