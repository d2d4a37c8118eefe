import { useEffect, useState } from 'react';
import buttons from '../../site/kit/button.module.css';
import { Icon } from '../../site/kit/Icon';
import { Loading } from '../../site/kit/SectionState';
import { frameObstacle } from './frameObstacle';
import styles from './ProjectPreview.module.css';

/** Milliseconds after which a site that has not loaded is taken to have failed. */
const frameTimeout = 15_000;

interface ProjectFrameProps {
  /** Number of the project. */
  id: number;
  address: string;
  title: string;
}

/**
 * A running project within this page. What must fail is not tried. Of what is tried, browsers do not tell a page
 * whether the other site answered, refused to be framed or could not be reached: in all three cases the frame says
 * `load`, cannot be looked into, and is timed alike. So the server looks at what the site answers. Where it cannot
 * know either, the frame stays, with what the browser shows in it, and below it always the way out.
 */
export function ProjectFrame({ id, address, title }: ProjectFrameProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(() =>
    isImpossible(address) ? 'failed' : 'loading',
  );

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), frameTimeout);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    const stopping = new AbortController();
    isRefused(id, stopping.signal).then(
      (refused) => refused && setState('failed'),
      () => undefined,
    );
    return () => stopping.abort();
  }, [id]);

  if (state === 'failed') return <UnableToLoad address={address} />;
  return (
    <>
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
      <div className={styles.wayOut}>
        <p>Some sites do not allow being shown within another.</p>
        <OpenInNewTab address={address} className={buttons.quiet} />
      </div>
    </>
  );
}

/** The project could not be shown here; its address leads on. */
export function UnableToLoad({ address }: { address: string }) {
  return (
    <div role="alert" className={styles.message}>
      <h3>Unable to Load Project</h3>
      <p>
        The project website couldn't be loaded. This might be due to CORS restrictions or the site being unavailable.
      </p>
      <OpenInNewTab address={address} className={buttons.filled} />
    </div>
  );
}

function OpenInNewTab({ address, className }: { address: string; className: string | undefined }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={className}>
      Open in New Tab
      <Icon name="external" />
    </a>
  );
}

/** Whether the server knows that the site of a project lets itself not be framed. */
async function isRefused(id: number, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(`/api/projects/${id}/frame`, { signal });
  const { is_allowed: isAllowed }: { is_allowed?: boolean | null } = response.ok ? await response.json() : {};
  return isAllowed === false;
}

function isImpossible(address: string): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const page = { href: window.location.href, canonical, isOnline: navigator.onLine };
  return frameObstacle(address, page) !== undefined;
}
