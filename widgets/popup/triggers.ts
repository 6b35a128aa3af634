/** Owns what opens a popup by itself. The first trigger to fire takes all of them down. */
import type { Clock } from '../../src/bridge/clock';
import type { Cleanup } from '../../src/island/types';
import type { Group, TriggerName } from '../../src/rules/popupSettings';
import { make } from '../../src/ui/make';
import { adblockId } from './rules';
import { safeSelector } from './selector';

interface Watch {
  clock: Clock;
  /** Aborted when the triggers are taken down. */
  signal: AbortSignal;
}

type Trigger = (group: Group, fire: () => void, watch: Watch) => void;

const after = (seconds: number, run: () => void, { clock, signal }: Watch) => signal.addEventListener('abort', clock.after(seconds * 1000, run));

/** Per cent of the page that has been scrolled by; browsers stop a fraction of a pixel before its end. */
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
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && fire());
  observer.observe(target);
  signal.addEventListener('abort', () => observer.disconnect());
};

const onClicks: Trigger = (group, fire, { signal }) => {
  let left = group.number('times', 1) || 1;
  document.addEventListener('click', () => --left <= 0 && fire(), { signal });
};

/** Keys and the mouse are the original's signs of life; fingers and scrolling are some, too. */
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
    if (left <= 0) fire();
    else after(left / 1000, look, watch);
  };
  look();
};

const onExitIntent: Trigger = (_group, fire, { signal }) =>
  document.documentElement.addEventListener('mouseleave', ({ clientY }) => clientY <= 0 && fire(), { signal });

/** A blocker takes away, or hides, what looks like an advertisement. */
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

/** Sets a popup's triggers; returns how to take them down. */
export function setTriggers(triggers: ReadonlyMap<string, Group>, open: () => void, clock: Clock): Cleanup {
  const life = new AbortController();
  const fire = () => {
    if (life.signal.aborted) return;
    life.abort();
    open();
  };
  for (const [name, group] of triggers) TRIGGERS[name as TriggerName](group, fire, { clock, signal: life.signal });
  return () => life.abort();
}
