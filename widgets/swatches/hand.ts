/** Owns noticing that a hand comes near a group. */
import { FORM } from './contract';

/** What tells of a hand, at the group itself. */
const NEAR = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];

/** Calls `run` once, when a pointer or the focus comes to the group, or Tab leads there through its form. Returns how to stop waiting. */
export function onceNear(group: HTMLElement, run: () => void): () => void {
  const life = new AbortController();
  const { signal } = life;
  const stop = () => life.abort();
  const come = () => {
    stop();
    run();
  };
  for (const type of NEAR) group.addEventListener(type, come, { signal, passive: true });
  (group.closest<HTMLElement>(FORM) ?? group).addEventListener('keydown', ({ key }) => key === 'Tab' && come(), { signal });
  // A hand that is there already gives no further sign.
  if (group.matches(':hover,:focus-within')) come();
  return stop;
}
