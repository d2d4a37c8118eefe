import { buildScene } from './scene';
import { renderStill } from './still';

/** The scene's first frame, as markup. */
export const sceneStill = renderStill(buildScene());
