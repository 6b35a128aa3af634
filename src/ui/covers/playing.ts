/**
 * Owns what plays in a panel: it pauses when the panel closes, and frames of other sites' players, which nobody can
 * pause from here, stop.
 */

/** Frames that may make a sound: players ask for this permission. */
const PLAYERS = 'iframe[allow*="autoplay"],iframe[src*="youtube"],iframe[src*="vimeo"]';
/**
 * The addresses of stopped frames, for when their panels open again. They are kept in memory, so that no markup can set
 * one.
 */
const addresses = new WeakMap<HTMLIFrameElement, string>();

/**
 * Empties a frame. A frame that comes into the page anew loads what its address says, and adds nothing to the browser's
 * history.
 */
function stop(frame: HTMLIFrameElement): void {
  const { src } = frame;
  if (!src) return;
  addresses.set(frame, src);
  frame.removeAttribute('src');
  frame.replaceWith(frame);
}

/** Pauses all that plays in a panel, in the shop's own frames too. */
export function pauseIn(panel: ParentNode): void {
  for (const media of panel.querySelectorAll<HTMLMediaElement>('video,audio')) media.pause();
  for (const frame of panel.querySelectorAll('iframe')) {
    if (frame.matches(PLAYERS)) stop(frame);
    else if (frame.contentDocument) pauseIn(frame.contentDocument);
  }
}

/** Makes a panel's players ready again, and plays what begins by itself. */
export function resumeIn(panel: ParentNode): void {
  for (const media of panel.querySelectorAll<HTMLMediaElement>('video[autoplay],audio[autoplay]'))
    media.play()?.catch(() => {});
  for (const frame of panel.querySelectorAll('iframe')) {
    const address = addresses.get(frame);
    if (address) frame.src = address;
    addresses.delete(frame);
  }
}
