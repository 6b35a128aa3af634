/** Owns waiting for the end of a press: one whose element is replaced meanwhile would never become a click. */

/** True while a finger or a button of the mouse is down on something in `host`. */
export const isPressed = (host: Element): boolean => host.matches(':active');

/** Resolves at once where nothing in `host` is pressed, else when the press has ended and its click has gone round. */
export const whenReleased = (host: Element): Promise<void> =>
  new Promise((resolve) => {
    if (!isPressed(host)) return resolve();
    const life = new AbortController();
    const end = () => {
      life.abort();
      // The click follows within the same frame.
      requestAnimationFrame(() => setTimeout(resolve));
    };
    for (const type of ['pointerup', 'pointercancel', 'blur']) addEventListener(type, end, { capture: true, signal: life.signal });
  });
