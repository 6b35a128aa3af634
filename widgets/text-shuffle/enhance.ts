/** Lets a text come out of mixed letters when it is seen. Screen readers have the text that is meant all the time. */
import { type Clock, clock } from '../../src/bridge/page/clock';
import { adoptStyles } from '../../src/bridge/page/styles';
import { words } from '../../src/dom/words';
import type { Cleanup } from '../../src/island/types';
import { make } from '../../src/ui/make';
import { reducedMotion } from '../../src/ui/scrollSnap';
import { whenSeen } from '../../src/ui/seen';
import { FRAME, SAID } from './contract';
import { pictureCount, shuffled } from './rules';
import css from './styles.css?inline';

const running = new WeakMap<HTMLElement, Cleanup>();

export const start = (): void => adoptStyles(css);

/** Plays all pictures; `end` follows the last one. Gives how to stop. */
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

/** The text is back, with all that was in it, when all is done and whenever it is stopped. */
function shuffle(host: HTMLElement, text: string, time: Clock): Cleanup {
  const nodes = [...host.childNodes];
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

/** Starts a text, once it is in sight; where motion is to be reduced it stays as it is. */
export function adopt(host: HTMLElement, time = clock): Cleanup | undefined {
  running.get(host)?.();
  const text = words(host);
  if (!text || reducedMotion().matches) return undefined;
  let stop = whenSeen(host, () => {
    stop = shuffle(host, text, time);
  });
  const end = () => stop();
  running.set(host, end);
  return end;
}
