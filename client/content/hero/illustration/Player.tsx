import { useLottieLight } from 'lottie-react';
import { useEffect } from 'react';
import { buildScene } from './scene';

const scene = buildScene();

const rendererSettings = { focusable: false } as const;

export interface PlayerProps {
  isPlaying: boolean;
  /** Hears whether there is something to see: true with the first frame, false when the player goes. */
  onDrawn: (isDrawn: boolean) => void;
  className: string;
}

/** Plays the scene. It uses the player's light edition, which evaluates no code and so suits the page's policy. */
export function Player({ isPlaying, onDrawn, className }: PlayerProps) {
  const { setDisplayRef, state, play, pause } = useLottieLight({ src: scene, loop: true, rendererSettings });
  const isDrawn = state !== 'loading' && state !== 'error';

  useEffect(() => {
    if (!isDrawn) return;
    onDrawn(true);
    return () => onDrawn(false);
  }, [isDrawn, onDrawn]);

  useEffect(() => {
    if (!isDrawn) return;
    if (isPlaying) play();
    else pause();
  }, [isDrawn, isPlaying, play, pause]);

  return <div ref={setDisplayRef} className={className} />;
}
