import { setTimeout as after } from 'node:timers/promises';

/** How long something may take to come true, in milliseconds. */
const patience = 30_000;

/** Waits until something is true. @returns whether it came true */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<boolean> {
  const began = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - began > patience) return false;
    await after(20);
  }
  return true;
}
