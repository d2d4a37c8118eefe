import type { ProjectsSection_ProjectFragment } from '../../../schema/generated/site';
import buttons from '../../site/kit/button.module.css';
import { Icon } from '../../site/kit/Icon';
import { Modal } from '../../site/kit/Modal';
import { safeWebHref } from '../../site/kit/safeHref';
import { ProjectFrame } from './ProjectFrame';
import styles from './ProjectPreview.module.css';

interface ProjectPreviewProps {
  project: ProjectsSection_ProjectFragment;
  onClose: () => void;
}

/** Shows the running project over the whole screen. */
export function ProjectPreview({ project, onClose }: ProjectPreviewProps) {
  const headingId = 'project-preview-heading';
  const liveUrl = safeWebHref(project.liveUrl);
  return (
    <Modal labelledBy={headingId} className={styles.dialog} onClose={onClose}>
      <div className={styles.layout}>
        <header className={styles.bar}>
          <h2 id={headingId} dir="auto" className={styles.title}>
            {project.title}
          </h2>
          <button type="button" aria-label="Close preview" className={buttons.icon} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {liveUrl ? (
          <ProjectFrame id={project.id} address={liveUrl} title={project.title} />
        ) : (
          <NoLiveUrl project={project} />
        )}
      </div>
    </Modal>
  );
}

/** What is shown of a project that runs nowhere: what it is, and its source where that can be seen. */
export function NoLiveUrl({ project }: { project: ProjectsSection_ProjectFragment }) {
  const github = safeWebHref(project.githubUrl);
  return (
    <div className={styles.message}>
      <p dir="auto" className={styles.about}>
        {project.description}
      </p>
      <h3>No Live URL</h3>
      <p>This project doesn't have a live URL configured yet.</p>
      {github && (
        <a href={github} target="_blank" rel="noopener noreferrer" className={buttons.filled}>
          <Icon name="github" />
          View on GitHub
        </a>
      )}
    </div>
  );
}
