/** The steps of a shopper in one run. The seed alone decides them. */
import { meetOtherScripts, type OtherScript } from './otherScripts';
import type { Random } from './random';

export interface Tapped {
  id: number;
  name: string;
}

export type Step =
  | { kind: 'tap'; product: Tapped }
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'reload' | 'back' | 'fill storage' | 'copy tab' }
  | { kind: 'leave'; path: string }
  /** The shopper taps in another tab. */
  | { kind: 'second tab'; product: Tapped }
  /** Another tab adds a product by a plain link, so that the cart's hash changes. */
  | { kind: 'plain link'; id: number }
  | { kind: 'clock jump'; milliseconds: number }
  /** Another script acts at some moment from here on. */
  | { kind: 'other script'; script: OtherScript };

export interface Plan {
  /** The modes in which the demo prints its pages. */
  mode: '' | 'jquery';
  steps: Step[];
  /** The products; the shopper taps each once. */
  tapped: Tapped[];
}

const HOUR = 3_600_000;
const PATHS = ['/shop/', '/product/nightcourier/', '/shop/page/2/'];

/** What may happen between two taps; an entry that is listed more often is more likely. */
const between: ((random: Random, plainLinks: number[]) => Step)[] = [
  (random) => ({ kind: 'wait', milliseconds: random.between(0, 1200) }),
  (random) => ({ kind: 'wait', milliseconds: random.between(0, 100) }),
  (random) => ({ kind: 'leave', path: random.pick(PATHS) }),
  (random) => ({ kind: 'leave', path: random.pick(PATHS) }),
  () => ({ kind: 'reload' }),
  () => ({ kind: 'back' }),
  () => ({ kind: 'fill storage' }),
  () => ({ kind: 'copy tab' }),
  (random) => ({ kind: 'clock jump', milliseconds: random.pick([-HOUR, -30_000, 50_000, 90_000, HOUR]) }),
  (_random, plainLinks) => ({ kind: 'plain link', id: plainLinks.pop() as number }),
];

/** @param products at least six products of the shop's first page that cards can add */
export function makePlan(random: Random, products: readonly Tapped[]): Plan {
  const left = [...products].sort(() => random.next() - 0.5);
  const tapped = left.splice(0, 3);
  const plainLinks = left.map(({ id }) => id);
  const steps = tapped.flatMap((product): Step[] => {
    const events = Array.from({ length: random.between(0, 2) }, () => random.pick(between)(random, plainLinks));
    const kind = random.percent(15) ? 'second tab' : 'tap';
    return [...events, { kind, product }];
  });
  steps.push(random.pick(between)(random, plainLinks));
  const mode = random.percent(40) ? 'jquery' : '';
  for (const script of meetOtherScripts(random))
    steps.splice(random.between(0, steps.length - 1), 0, { kind: 'other script', script });
  return { mode, steps, tapped };
}
