/** Budgets for growth: costs may grow in proportion to the page, or to the time that it is open, but no faster. */
import { type Budget, minus, most } from './budget';

/**
 * The largest allowed ratio of an item's cost at the largest size to its cost at a smaller size. It is above 1 because
 * of noise and garbage collection.
 */
const IN_STEP = 1.5;

/** How many bytes more a page may hold after eight further hours. */
const KEPT = 50_000;

/** How often timers may run in an hour: once a second, and a few times for other work of the page. */
const HOUR = 3_650;

const inStep = (what: string, value: string) => most(what, IN_STEP, 'score', 'ratio', (read) => read('growth', value));

export const growthBudgets: readonly Budget[] = [
  most('the loader, with its first look at 500 elements', 15, 'ms', 'time', (read) => read('growth', 'look: 500')),
  inStep('time of the first look per element from 2,000 to 4,000, divided by that from 500 to 2,000', 'look: growth'),
  most('the consent guard, 1,000 elements', 5, 'ms', 'time', (read) => read('growth', 'guard: 1000')),
  most('the consent guard, 4,000 elements', 20, 'ms', 'time', (read) => read('growth', 'guard: 4000')),
  inStep('time per card from 1,000 to 5,000 cards, divided by that from 100 to 1,000', 'cards: growth'),
  inStep('load time per variation from 500 to 2,000, divided by that from 100 to 500', 'variations: growth'),
  inStep('time of a choice per variation from 500 to 2,000, divided by that from 100 to 500', 'choice: growth'),
  inStep('time per row of the cart from 100 to 500, divided by that from 10 to 100', 'rows: growth'),
  most('waiting timers after sixteen hours, minus those after eight', 0, 'count', 'count', (read) =>
    minus(read('open', 'timers: last'), read('open', 'timers: first')),
  ),
  most('waiting timers at a time, 50 countdowns', 1, 'count', 'count', (read) => read('open', 'timers: last')),
  most('runs of timers in an hour, 50 countdowns', HOUR, 'count', 'count', (read) => read('open', 'turns')),
  most('heap after sixteen hours, minus the heap after eight', KEPT, 'bytes', 'ratio', (read) =>
    minus(read('open', 'heap: last'), read('open', 'heap: first')),
  ),
];
