import { useEffect, useState } from 'react';
import type { ProjectsSection_ProjectFragment } from '../../../schema/generated/site';
import buttons from '../../site/kit/button.module.css';
import { Icon } from '../../site/kit/Icon';
import { Modal } from '../../site/kit/Modal';
import { Loading } from '../../site/kit/SectionState';
import { safeWebHref } from '../../site/kit/safeHref';
import styles from './ProjectPreview.module.css';

/** Browsers do not tell when a site refuses to be framed; one that has not loaded by then is taken to have failed. */
const frameTimeout = 15_000;

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
          <h2 id={headingId} className={styles.title}>
            {project.title}
          </h2>
          {liveUrl && (
            <a
              href={liveUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label="Open in New Tab"
              className={buttons.icon}
            >
              <Icon name="external" />
            </a>
          )}
          <button type="button" aria-label="Close preview" className={buttons.icon} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {liveUrl ? <ProjectFrame address={liveUrl} title={project.title} /> : <NoLiveUrl project={project} />}
      </div>
    </Modal>
  );
}

function ProjectFrame({ address, title }: { address: string; title: string }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), frameTimeout);
    return () => clearTimeout(timer);
  }, [state]);

  if (state === 'failed') {
    return (
      <div className={styles.message}>
        <h3>Unable to Load Project</h3>
        <p>
          The project website couldn't be loaded. This might be due to CORS restrictions or the site being unavailable.
        </p>
        <a href={address} target="_blank" rel="noopener noreferrer" className={buttons.filled}>
          Open in New Tab
          <Icon name="external" />
        </a>
      </div>
    );
  }
  return (
    <div className={styles.stage}>
      {state === 'loading' && (
        <div className={styles.loading}>
          <Loading text="Loading project..." />
        </div>
      )}
      <iframe
        src={address}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
        className={styles.frame}
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
    </div>
  );
}

function NoLiveUrl({ project }: { project: ProjectsSection_ProjectFragment }) {
  const github = safeWebHref(project.githubUrl);
  return (
    <div className={styles.message}>
      <p className={styles.about}>{project.description}</p>
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
