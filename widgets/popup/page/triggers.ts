/** Owns the triggers that open a popup by themselves. The first one that opens the popup ends them all. */
import type { Clock } from '../../../src/bridge/page/clock';
import type { Cleanup } from '../../../src/island/types';
import { make } from '../../../src/ui/make';
import { adblockId } from '../rules';
import type { Group, TriggerName } from '../settings.rules';
import { safeSelector } from './selector';

interface Watch {
  clock: Clock;
  /** Aborted when the triggers end. */
  signal: AbortSignal;
}

type Trigger = (group: Group, fire: () => void, watch: Watch) => void;

function after(seconds: number, run: () => void, { clock, signal }: Watch): void {
  if (!signal.aborted) signal.addEventListener('abort', clock.after(seconds * 1000, run));
}

/**
 * How far the page is scrolled, in per cent. The added pixel is needed because browsers stop a fraction of a pixel
 * before the end.
 */
const scrolled = () => (100 * (scrollY + 1)) / (document.documentElement.scrollHeight - innerHeight);

const onScrolling: Trigger = (group, fire, { signal }) => {
  const isUp = group.text('direction') === 'up';
  const offset = group.number('offset', 50);
  let last = scrollY;
  const look = () => {
    if (isUp ? scrollY < last : scrollY >= last && scrolled() >= offset) fire();
    last = scrollY;
  };
  addEventListener('scroll', look, { signal, passive: true });
};

const onScrollingTo: Trigger = (group, fire, { signal }) => {
  const selector = safeSelector(group.text('selector'));
  const target = selector && document.querySelector(selector);
  if (!target) return;
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && fire(),
  );
  observer.observe(target);
  signal.addEventListener('abort', () => observer.disconnect());
};

const onClicks: Trigger = (group, fire, { signal }) => {
  let left = group.number('times', 1) || 1;
  document.addEventListener('click', () => --left <= 0 && fire(), { signal });
};

/** Events that show activity. The original knows keys and the mouse; touch and scrolling count here too. */
const SIGNS = ['keydown', 'keypress', 'mousemove', 'touchstart', 'scroll'];

const onInactivity: Trigger = (group, fire, watch) => {
  const { clock, signal } = watch;
  const limit = group.number('time', 30) * 1000;
  let last = clock.now();
  const note = () => {
    last = clock.now();
  };
  for (const sign of SIGNS) addEventListener(sign, note, { signal, passive: true, capture: true });
  const look = () => {
    const left = last + limit - clock.now();
    if (left > 0) return after(left / 1000, look, watch);
    note();
    fire();
    // If the popup could not open now, inactivity is checked again.
    after(Math.max(limit / 1000, 1), look, watch);
  };
  look();
};

const onExitIntent: Trigger = (_group, fire, { signal }) =>
  document.documentElement.addEventListener('mouseleave', ({ clientY }) => clientY <= 0 && fire(), { signal });

/** Tests for a content blocker, which removes or hides an element that looks like an advertisement. */
const onAdblock: Trigger = (group, fire, watch) => {
  const bait = make('div', { id: adblockId(Math.random), className: 'ad-box' });
  bait.style.position = 'absolute';
  document.body.append(bait);
  watch.signal.addEventListener('abort', () => bait.remove());
  const look = () => {
    const isBlocked = !bait.isConnected || getComputedStyle(bait).display === 'none';
    bait.remove();
    if (isBlocked) fire();
  };
  after(group.number('delay', 0), look, watch);
};

const TRIGGERS: Record<TriggerName, Trigger> = {
  page_load: (group, fire, watch) => after(group.number('delay', 0), fire, watch),
  scrolling: onScrolling,
  scrolling_to: onScrollingTo,
  click: onClicks,
  inactivity: onInactivity,
  exit_intent: onExitIntent,
  adblock_detection: onAdblock,
};

/** Triggers that are moments: one that cannot open the popup at once has passed. All others wait for their turn. */
const MOMENTS: readonly string[] = ['scrolling', 'scrolling_to', 'inactivity', 'exit_intent'] satisfies TriggerName[];

export interface Opening {
  /** Opens the popup when its turn comes. */
  inTurn(): void;
  /** Opens the popup now. Resolves with false where that is not possible. */
  atOnce(): Promise<boolean>;
}

/** Sets a popup's triggers; returns how to end them. */
export function setTriggers(triggers: ReadonlyMap<string, Group>, { inTurn, atOnce }: Opening, clock: Clock): Cleanup {
  const life = new AbortController();
  const { signal } = life;
  let trying: Promise<boolean> | undefined;
  const fire = () => {
    // Another trigger is opening the popup already; if it fails, this one tries.
    if (trying) return void trying.then(fire);
    if (signal.aborted) return;
    life.abort();
    inTurn();
  };
  const seize = () => {
    if (signal.aborted || trying) return;
    trying = atOnce().then((isUsed) => {
      trying = undefined;
      if (isUsed) life.abort();
      return isUsed;
    });
  };
  for (const [name, group] of triggers)
    TRIGGERS[name as TriggerName](group, MOMENTS.includes(name) ? seize : fire, { clock, signal });
  return () => life.abort();
}
