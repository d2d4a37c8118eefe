import { useLottieLight } from 'lottie-react';
import { type ComponentType, useEffect } from 'react';
import { yieldToVisitor } from '../../../site/kit/yieldToVisitor';
import { buildScene } from './scene';

const rendererSettings = { focusable: false } as const;

export interface PlayerProps {
  isPlaying: boolean;
  /** Hears whether there is something to see: true with the first frame, false when the player goes. */
  onDrawn: (isDrawn: boolean) => void;
  className: string;
}

/**
 * @returns what plays the scene. The scene is built in a task of its own, because together with the player's evaluation
 * and its first frame it is a long one on a slow phone.
 */
export async function preparePlayer(): Promise<ComponentType<PlayerProps>> {
  await yieldToVisitor();
  const scene = buildScene();
  await yieldToVisitor();
  return (props) => <Player scene={scene} {...props} />;
}

/** Plays the scene. It uses the player's light edition, which evaluates no code and so suits the page's policy. */
function Player({ scene, isPlaying, onDrawn, className }: PlayerProps & { scene: ReturnType<typeof buildScene> }) {
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
