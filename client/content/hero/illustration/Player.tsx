import { useLottieLight } from 'lottie-react';
import { type ComponentType, useEffect, useState } from 'react';
import { yieldToVisitor } from '../../../site/kit/yieldToVisitor';
import type { Animation, Layer } from './lottie';
import { buildScene } from './scene';

/** The player builds a layer at the first frame that shows it, not all of them at once. */
const rendererSettings = { focusable: false, progressiveLoad: true } as const;

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
function Player({ scene, isPlaying, onDrawn, className }: PlayerProps & { scene: Animation }) {
  const [{ animation, layers }] = useState(() => withLayersToCome(scene));
  const { setDisplayRef, state, play, pause, seek } = useLottieLight({ src: animation, loop: true, rendererSettings });
  const isLoaded = state !== 'loading' && state !== 'error';
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    if (!isLoaded) return;
    const leaving = new AbortController();
    const draw = async () => {
      for (const [index, layer] of layers.entries()) {
        await yieldToVisitor();
        if (leaving.signal.aborted) return;
        layer.ip = scene.ip;
        // Another frame each time, or the player would not look.
        seek({ frame: index + 1 });
      }
      setDrawn(true);
      onDrawn(true);
    };
    void draw();
    return () => {
      leaving.abort();
      onDrawn(false);
    };
  }, [isLoaded, layers, scene, seek, onDrawn]);

  useEffect(() => {
    if (!isDrawn) return;
    if (isPlaying) play();
    else pause();
  }, [isDrawn, isPlaying, play, pause]);

  return <div ref={setDisplayRef} className={className} />;
}

/**
 * The scene with layers that never begin, so that the player builds none of them: together they take a slow phone a
 * quarter of a second. Each is built at the next frame after it was given its beginning.
 */
function withLayersToCome(scene: Animation): { animation: Animation; layers: { ip: number }[] } {
  const layers: (Layer & { ip: number })[] = scene.layers.map((layer) => ({ ...layer, ip: scene.op }));
  return { animation: { ...scene, layers }, layers };
}
