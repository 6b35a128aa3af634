/** Draws pie charts, which fill when they are seen. */

import { words } from '../../src/dom/words';
import type { Cleanup } from '../../src/island/types';
import { say } from '../../src/texts/say';
import { perCent } from '../../src/texts/table';
import { frames, tweenWhenSeen } from '../../src/ui/tween';
import { createChart } from './chart';
import { CHART, DURATION } from './contract';
import { readPie } from './read';

const running = new WeakMap<HTMLElement, Cleanup>();

/** Where the middle has an icon instead of words, the chart has to say what it shows. */
function nameChart(host: HTMLElement, percent: number): void {
  if (words(host) || host.hasAttribute('aria-label')) return;
  host.setAttribute('role', 'img');
  host.setAttribute('aria-label', say(perCent, { value: percent }));
}

/** Draws a chart; it fills once it is in sight with its whole height. Without a value it stays as it is. */
export function adopt(host: HTMLElement, time = frames): Cleanup | undefined {
  running.get(host)?.();
  host.querySelector(`.${CHART}`)?.remove();
  const pie = readPie(host);
  const { percent } = pie;
  if (percent === undefined) return undefined;
  nameChart(host, percent);
  const [chart, fill] = createChart(pie);
  host.append(chart);
  fill(0);
  const stop = tweenWhenSeen(host, DURATION, (share) => fill(percent * share), time);
  running.set(host, stop);
  return stop;
}
