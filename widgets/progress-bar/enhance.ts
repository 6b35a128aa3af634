/** Fills progress bars when they come into sight, and gives them their value for screen readers. */

import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { perCent, progressBar } from '../../src/texts/table';
import { frames, tweenWhenSeen } from '../../src/ui/motion/tween';
import { NUMBER, type Progress, RAIL, TRACK } from './contract';
import { readProgress } from './read';
import css from './styles.css?inline';

/** Brings the styles. */
export const start = (): void => adoptStyles(css);

const running = new WeakMap<HTMLElement, Cleanup>();

function nameBar(rail: Element, { name, value }: Progress, share: number): void {
  const attributes = {
    role: 'progressbar',
    'aria-label': name || say(progressBar),
    'aria-valuenow': `${share}`,
    'aria-valuetext': say(perCent, { value: value ?? share }),
  };
  for (const [attribute, text] of Object.entries(attributes)) rail.setAttribute(attribute, text);
}

/** The number counts on the way, and ends as it was typed. */
function createShow(
  place: Element | null,
  track: HTMLElement,
  { text, value }: Progress,
  full: number,
): (share: number) => void {
  return (share) => {
    track.style.width = `${full * share}%`;
    if (place && value !== undefined) place.textContent = share < 1 ? `${Math.floor(value * share)}` : text;
  };
}

/** Starts a bar, which fills once its whole height is in sight. A text that is no number is shown at once. */
export function adopt(host: HTMLElement, time = frames): Cleanup | undefined {
  running.get(host)?.();
  const progress = readProgress(host);
  const rail = host.querySelector(RAIL);
  const track = host.querySelector<HTMLElement>(TRACK);
  const place = host.querySelector(NUMBER);
  const { text, value, share } = progress;
  if (place && text && value === undefined) place.textContent = text;
  if (share === undefined || !rail || !track) return undefined;
  nameBar(rail, progress, share);
  const show = createShow(place, track, progress, share);
  const stop = tweenWhenSeen(host, progress.duration, show, time);
  running.set(host, stop);
  return stop;
}
