import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { classNames } from '../../site/kit/classNames';
import styles from './HeroIllustration.module.css';
import type { PlayerProps } from './illustration/Player';
import { useMotionAllowed } from './illustration/useMotionAllowed';

const stillId = 'hero-still';

/** The server draws the still; the browser takes it over from the page and so need not load what draws it. */
const drawnHere = import.meta.env.SSR ? (await import('./illustration/sceneStill')).sceneStill : undefined;

/** Decoration may fail: then the still stays. */
const Player = lazy(() =>
  import('./illustration/Player')
    .then(({ preparePlayer }) => preparePlayer())
    .then(
      (player): { default: ComponentType<PlayerProps> } => ({ default: player }),
      () => ({ default: () => null }),
    ),
);

/**
 * A shop window in which a lamp shows one thing after the other. First it is a still picture in the page; once the page
 * has come to rest, and if its visitor does not mind motion, it plays, as long as somebody can see it.
 */
export function HeroIllustration({ className }: { className?: string | undefined }) {
  const stage = useRef<HTMLDivElement>(null);
  const { mayLoad, mayPlay } = useMotionAllowed(stage);
  const [isDrawn, setIsDrawn] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const still = useStill();

  return (
    <div ref={stage} className={classNames(styles.stage, className)}>
      <div
        id={stillId}
        aria-hidden="true"
        className={classNames(styles.scene, isDrawn && styles.isHidden)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the scene alone, from nobody's input.
        dangerouslySetInnerHTML={{ __html: still }}
        suppressHydrationWarning
      />
      {mayLoad && (
        <Suspense>
          <div aria-hidden="true" className={classNames(styles.scene, !isDrawn && styles.isHidden)}>
            <Player isPlaying={mayPlay && !isPaused} onDrawn={setIsDrawn} className={styles.player ?? ''} />
          </div>
        </Suspense>
      )}
      {isDrawn && <PauseButton isPaused={isPaused} onToggle={() => setIsPaused((was) => !was)} />}
    </div>
  );
}

/** The still's markup. A page that the server did not draw gets it a moment later. */
function useStill(): string {
  const [still, setStill] = useState(() => drawnHere ?? document.getElementById(stillId)?.innerHTML ?? '');

  useEffect(() => {
    if (still !== '') return;
    import('./illustration/sceneStill').then(
      ({ sceneStill }) => setStill(sceneStill),
      () => {},
    );
  }, [still]);

  return still;
}

function PauseButton({ isPaused, onToggle }: { isPaused: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      className={styles.pause}
      aria-label={isPaused ? 'Play animation' : 'Pause animation'}
      onClick={onToggle}
    >
      <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16">
        <path d={isPaused ? 'M4.5 2.5v11l9-5.5z' : 'M4 3h2.5v10H4zm5.5 0H12v10H9.5z'} fill="currentColor" />
      </svg>
    </button>
  );
}
