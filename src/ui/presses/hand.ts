/** Owns noticing that a hand comes near an element. */

/** The events on the element itself that show that a hand is near. */
const NEAR = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];

/**
 * Calls `run` once, when a pointer or the focus comes to the element. Returns how to stop waiting.
 * @param form where Tab, too, leads to the element
 */
export function onceNear(element: Element, run: () => void, form?: HTMLElement | null): () => void {
  const life = new AbortController();
  const { signal } = life;
  const stop = () => life.abort();
  const come = () => {
    stop();
    run();
  };
  for (const type of NEAR) element.addEventListener(type, come, { signal, passive: true });
  form?.addEventListener('keydown', ({ key }) => key === 'Tab' && come(), { signal });
  // A hand that is there already gives no further sign.
  if (element.matches(':hover,:focus-within')) come();
  return stop;
}
