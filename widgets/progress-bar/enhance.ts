/** Fills progress bars when they are seen, and says to everybody how full they are. */
import { say } from '../../src/bridge/texts';
import type { Cleanup } from '../../src/island/types';
import { perCent, progressBar } from '../../src/rules/texts';
import { frames, tweenWhenSeen } from '../../src/ui/tween';
import { NUMBER, type Progress, RAIL, TRACK } from './contract';
import { readProgress } from './read';
import { shareOf } from './rules';

const running = new WeakMap<HTMLElement, Cleanup>();

function nameBar(rail: Element, { name }: Progress, value: number): void {
  const attributes = {
    role: 'progressbar',
    'aria-label': name || say(progressBar),
    'aria-valuenow': `${shareOf(value)}`,
    'aria-valuetext': say(perCent, { value }),
  };
  for (const [attribute, text] of Object.entries(attributes)) rail.setAttribute(attribute, text);
}

function createShow(host: HTMLElement, track: HTMLElement, value: number): (share: number) => void {
  const place = host.querySelector(NUMBER);
  return (share) => {
    track.style.width = `${shareOf(value) * share}%`;
    if (place) place.textContent = `${share < 1 ? Math.floor(value * share) : value}`;
  };
}

/** Starts a bar; it fills once it is in sight with its whole height. Without a value it stays as it is. */
export function adopt(host: HTMLElement, time = frames): Cleanup | undefined {
  running.get(host)?.();
  const progress = readProgress(host);
  const rail = host.querySelector(RAIL);
  const track = host.querySelector<HTMLElement>(TRACK);
  if (progress.value === undefined || !rail || !track) return undefined;
  nameBar(rail, progress, progress.value);
  const show = createShow(host, track, progress.value);
  const stop = tweenWhenSeen(host, progress.duration, show, time);
  running.set(host, stop);
  return stop;
}
