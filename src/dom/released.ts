/**
 * Owns waiting for the end of a press. If the pressed element were replaced before, the press would never become a
 * click.
 */

/** True while a finger, a mouse button or the space bar is down on something in `host`. */
export const isPressed = (host: Element): boolean => host.matches(':active');

/**
 * Resolves at once when nothing in `host` is pressed, otherwise when the press has ended and its click has been
 * handled.
 */
export const whenReleased = (host: Element): Promise<void> =>
  new Promise((resolve) => {
    if (!isPressed(host)) return resolve();
    const life = new AbortController();
    const end = () => {
      life.abort();
      // The click follows within the same frame.
      requestAnimationFrame(() => setTimeout(resolve));
    };
    for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur'])
      addEventListener(type, end, { capture: true, signal: life.signal });
  });
