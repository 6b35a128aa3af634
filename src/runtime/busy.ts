/**
 * Owns marking a pressed control as busy while what it opens is loading. busy.css, a part of the head's styles, has the
 * look.
 */
import type { Instance } from '../island/types';

/**
 * @param answer the island's answer to the press: a promise when it takes time, which never rejects
 * @param instances the instances whose views may be loading
 */
export async function keepBusy(
  target: HTMLElement,
  answer: unknown,
  instances: ReadonlyMap<unknown, Instance | undefined>,
): Promise<void> {
  const coming = () => [...instances.values()].map((one) => one?.coming);
  // The island may have marked the control as busy itself.
  if (target.ariaBusy || !(answer || coming().some(Boolean))) return;
  target.ariaBusy = 'true';
  await answer;
  await Promise.all(coming());
  target.ariaBusy = null;
}
