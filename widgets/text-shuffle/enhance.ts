/** Reveals a text from mixed letters when it comes into view. Screen readers always have the real text. */
import { type Clock, clock } from '../../src/bridge/page/clock';
import { adoptStyles } from '../../src/bridge/page/styles';
import { words } from '../../src/dom/words';
import type { Cleanup } from '../../src/island/types';
import { make } from '../../src/ui/make';
import { whenInView } from '../../src/ui/scrolling/inView';
import { reducedMotion } from '../../src/ui/scrolling/scrollSnap';
import { FRAME, SAID } from './contract';
import { readSaid } from './read';
import { pictureCount, shuffled } from './rules';
import css from './styles.css?inline';

const running = new WeakMap<HTMLElement, Cleanup>();

/** Adds the style sheet. */
export const start = (): void => adoptStyles(css);

/** Plays all frames, and calls `end` after the last. Returns a function that stops it. */
function play(place: HTMLElement, text: string, end: () => void, { after }: Clock): Cleanup {
  let picture = 0;
  let stop: Cleanup = () => {};
  const step = () => {
    picture++;
    if (picture >= pictureCount(text)) return end();
    place.textContent = shuffled(text, picture, Math.random);
    stop = after(FRAME, step);
  };
  step();
  return () => stop();
}

/**
 * Shuffles a text. At the end, or when it is stopped, it restores the text with all its elements; in a copy that was
 * made of mixed letters, the text alone.
 */
function shuffle(host: HTMLElement, text: string, time: Clock): Cleanup {
  const nodes = readSaid(host) ? [text] : [...host.childNodes];
  const place = make('span');
  place.setAttribute('aria-hidden', 'true');
  host.style.minHeight = `${host.offsetHeight}px`;
  host.replaceChildren(place, make('span', { className: SAID }, text));
  const end = () => {
    host.style.minHeight = '';
    host.replaceChildren(...nodes);
    running.delete(host);
  };
  const stop = play(place, text, end, time);
  return () => {
    stop();
    if (host.contains(place)) end();
  };
}

/** Adopts a text, and starts it once it is in view. If the visitor prefers reduced motion, the text stays as it is. */
export function adopt(host: HTMLElement, time = clock): Cleanup | undefined {
  running.get(host)?.();
  const text = words(readSaid(host) ?? host);
  if (!text || reducedMotion().matches) return undefined;
  let stop = whenInView(host, () => {
    stop = shuffle(host, text, time);
  });
  const end = () => stop();
  running.set(host, end);
  return end;
}
