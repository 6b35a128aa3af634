/** How a visitor's calls go on the tour: well, late or wrong. Pages always come. */
import type { Fault } from './faults';
import type { Visitor } from './visitor';

export type Network = 'well' | 'slow' | 'failing';

/** What each is called, and what a visitor sees of it. */
export const networks: Readonly<Record<Network, readonly [title: string, meaning: string]>> = {
  well: ['All is well', 'Calls are answered at once.'],
  slow: ['Slow network', 'Every call takes three seconds: what you press is busy for that long.'],
  failing: ['Calls fail', 'Every call fails. Islands say so or leave the work to the page, and pages still come.'],
};

const CALLS = ['wc-ajax', 'wp-json', 'admin-ajax'];
/** More than a visitor makes. */
const ALWAYS = 1_000_000;
/** Milliseconds. */
const LATE = 3000;

const FAULTS: Record<Network, Partial<Fault> | undefined> = {
  well: undefined,
  slow: { delay: LATE },
  failing: { status: 500, body: '' },
};

export const isNetwork = (name: unknown): name is Network => Object.hasOwn(networks, String(name));

/** Makes all calls of a visitor go so from now on. Drops faults that were ordered before. */
export function setNetwork(visitor: Visitor, network: Network): void {
  const fault = FAULTS[network];
  visitor.faults = fault ? CALLS.map((on) => ({ on, times: ALWAYS, ...fault })) : [];
}

export function networkOf({ faults: [first] }: Visitor): Network {
  if (first?.status) return 'failing';
  return first?.delay ? 'slow' : 'well';
}
