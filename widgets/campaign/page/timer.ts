/** Runs one timer: the time left, the shop's answer about its campaign, and its end. */
import type { Clock } from '../../../src/bridge/page/clock';
import { emit } from '../../../src/bridge/page/islands';
import { number } from '../../../src/dom/attributes';
import type { Look, Ticks } from '../../../src/state/ticks';
import { atom } from '../../../src/state/timeAtom';
import { AREA, AREA_SLIDE, ENDS, FRAMES, REMOVE_AFTER, SEEN_CLASS, TAKEN, type Timer } from '../contract';
import { judge, secondsLeft, untilNext, untilTurn } from '../rules';
import type { CampaignPart, Campaigns } from '../store';
import { closeArea } from './area';
import { watchSight } from './sight';

export interface TimerTools {
  clock: Clock;
  ticks: Ticks;
  campaigns: Campaigns;
}

/** How many timers run. */
let running = 0;

/** Removes a timer with the element around it. An area slides out first. */
function remove(host: HTMLElement, { type }: Timer, { after }: Clock): void {
  const frame = host.closest<HTMLElement>(FRAMES.get(type) ?? AREA) ?? host;
  if (!frame.matches(AREA)) return frame.remove();
  closeArea(frame);
  after(AREA_SLIDE, () => frame.remove());
}

/** Ends a timer at zero: closes its area, and removes both a second later (SPEC 4.9). */
function finish(host: HTMLElement, { campaign, end }: Timer, { clock, campaigns }: TimerTools): void {
  const area = host.closest<HTMLElement>(AREA);
  if (area) closeArea(area);
  clock.after(REMOVE_AFTER, () => (area ?? host).remove());
  // A timer in the shop's own words may name no campaign. Such timers with the same end belong together.
  campaigns.end(campaign || end, emit('campaign:ended', { campaign }, host));
}

/** Sets the mark that makes the plugin's own script, if it comes late, leave the timer alone. */
function mark(host: HTMLElement, end: number): void {
  host.setAttribute(TAKEN, 'yes');
  host.setAttribute(ENDS, `${end}`);
}

/** The values that change while a timer runs. */
interface Run {
  /** Milliseconds since 1970, by the visitor's clock. */
  end: number;
  isSeen: boolean;
}

function createLook(
  host: HTMLElement,
  timer: Timer,
  run: Run,
  show: (seconds: number) => void,
  tools: TimerTools,
): Look {
  const index = running++;
  return () => {
    const now = tools.clock.now();
    const left = run.end - now;
    show(secondsLeft(left));
    if (left > 0)
      return run.isSeen
        ? untilNext(left)
        : Math.min(left, untilNext(left) + (untilTurn(index, running, now) - 1) * 1000);
    finish(host, timer, tools);
    return Number.POSITIVE_INFINITY;
  };
}

/** Does what the shop's answer asks for. Returns true when it has corrected the timer. */
function obey(host: HTMLElement, wrap: HTMLElement, timer: Timer, end: number, { clock }: TimerTools): boolean {
  const left = secondsLeft(end - clock.now());
  const verdict = judge(timer, left);
  if (verdict === 'over') remove(host, timer, clock);
  if (verdict === 'early') host.remove();
  if (verdict !== 'correct') return false;
  wrap.dataset.left = `${left}`;
  mark(host, end);
  return true;
}

/**
 * Starts a timer. It counts from the printed seconds, because the visitor's clock may be wrong by hours. A timer that
 * was moved or copied continues.
 */
export function runTimer(host: HTMLElement, wrap: HTMLElement, timer: Timer, tools: TimerTools): CampaignPart {
  const { ticks, campaigns } = tools;
  const run: Run = { end: number(host, ENDS) ?? campaigns.printedEnd(timer), isSeen: false };
  mark(host, run.end);
  const $seconds = atom(secondsLeft(run.end - tools.clock.now()));
  const look = createLook(host, timer, run, $seconds.set, tools);
  let stop = ticks.add(look);
  const lookNow = () => {
    stop();
    stop = ticks.add(look);
  };
  campaigns.endOf(timer).then((end) => {
    if (end === undefined || !host.isConnected || !obey(host, wrap, timer, end, tools)) return;
    run.end = end;
    lookNow();
  });
  const unwatch = watchSight(host, (isSeen) => {
    run.isSeen = isSeen;
    host.classList.toggle(SEEN_CLASS, isSeen);
    if (isSeen && run.end > tools.clock.now()) lookNow();
  });
  return {
    $seconds,
    $isShown: atom(true),
    stop() {
      running--;
      stop();
      unwatch();
      host.classList.remove(SEEN_CLASS);
    },
  };
}
