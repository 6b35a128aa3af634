/** Counts numbers up when they are seen. Screen readers have the number that is meant from the start. */
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup } from '../../src/island/types';
import { reducedMotion } from '../../src/ui/scrollSnap';
import { frames, tweenWhenSeen } from '../../src/ui/tween';
import type { Counter } from './contract';
import head from './head.css?inline';
import { readCounter } from './read';
import { createRoll } from './roll';
import { between } from './rules';
import css from './styles.css?inline';

const running = new WeakMap<HTMLElement, Cleanup>();

export const start = (): void => adoptStyles(head, css);

/** One name for what changes with each frame; taken off again with `undefined`. */
function setName(host: HTMLElement, name?: string): void {
  for (const [attribute, value] of Object.entries({ role: 'img', 'aria-label': name })) {
    if (name) host.setAttribute(attribute, value as string);
    else host.removeAttribute(attribute);
  }
}

function createShow(host: HTMLElement, { text, from, isSliding }: Counter, to: number): (share: number) => void {
  const onTheWay = isSliding
    ? createRoll(host, text)
    : (share: number) => {
        host.textContent = between(from, to, share);
      };
  return (share) => {
    if (share < 1) return onTheWay(share);
    host.textContent = text;
    setName(host);
  };
}

/** Starts a counter when it is in sight. One that has counted stays as it is; a text that is no number is shown at once. */
export function adopt(host: HTMLElement, time = frames): Cleanup | undefined {
  running.get(host)?.();
  const counter = readCounter(host);
  const { text, to } = counter;
  if (!text || host.textContent === text) return undefined;
  if (to === undefined || reducedMotion().matches) {
    host.textContent = text;
    return undefined;
  }
  setName(host, text);
  const show = createShow(host, counter, to);
  show(0);
  const stop = tweenWhenSeen(host, counter.duration, show, time);
  running.set(host, stop);
  return stop;
}
