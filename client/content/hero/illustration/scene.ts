import { cat } from './cat';
import { layer } from './drawing';
import { beam, lamp, railing } from './light';
import type { Animation, Group } from './lottie';
import { piece } from './piece';
import { pane, plinths, room } from './room';
import { sketch } from './sketch';
import { frames } from './timing';
import { wheels } from './wheels';

/**
 * The hero's animation: a shop window by night. A lamp on a rail goes from a sketch to the wheels that make it and to
 * the finished piece, and what it falls on comes to life and to colour, one thing at a time; a cat looks in.
 */
export function buildScene(): Animation {
  const content: Record<string, readonly Group[]> = {
    room: room(),
    beam: beam(),
    plinths: plinths(),
    sketch: sketch(),
    wheels: wheels(),
    piece: piece(),
    rail: railing(),
    lamp: lamp(),
    pane: pane(),
    cat: cat(),
  };
  const layers = Object.entries(content).map(([name, groups], index) => layer(name, index + 1, groups));
  return {
    v: '5.7.0',
    nm: 'Vitrine',
    fr: 60,
    ip: 0,
    op: frames,
    w: 500,
    h: 394,
    ddd: 0,
    assets: [],
    layers: layers.toReversed(),
  };
}
