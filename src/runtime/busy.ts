/** Owns that a pressed control is busy while what it opens is on its way. How that looks is busy.css, a part of the head's styles. */
import type { Instance } from '../island/types';

/**
 * @param answer what the island does with the press: a promise where that takes time; it never rejects
 * @param instances their views may be on their way
 */
export async function keepBusy(target: HTMLElement, answer: unknown, instances: ReadonlyMap<unknown, Instance | undefined>): Promise<void> {
  const coming = () => [...instances.values()].map((one) => one?.coming);
  // An island may say by itself what is busy.
  if (target.ariaBusy || !(answer || coming().some(Boolean))) return;
  target.ariaBusy = 'true';
  await answer;
  await Promise.all(coming());
  target.ariaBusy = null;
}
