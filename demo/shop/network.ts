/** The network that a visitor chooses on the tour: calls succeed, are late or fail. Pages always come. */
import type { Fault } from './faults';
import type { Visitor } from './visitor';

export type Network = 'well' | 'slow' | 'failing';

/** The name of each choice, and its effect for a visitor. */
export const networks: Readonly<Record<Network, readonly [title: string, meaning: string]>> = {
  well: ['All is well', 'Calls are answered at once.'],
  slow: ['Slow network', 'Every call takes three seconds: what you press is busy for that long.'],
  failing: ['Calls fail', 'Every call fails. Islands say so or leave the work to the page, and pages still come.'],
};

const CALLS = ['wc-ajax', 'wp-json', 'admin-ajax'];
/** More calls than a visitor makes. */
const ALWAYS = 1_000_000;
/** Milliseconds. */
const LATE = 3000;

const FAULTS: Record<Network, Partial<Fault> | undefined> = {
  well: undefined,
  slow: { delay: LATE },
  failing: { status: 500, body: '' },
};

export const isNetwork = (name: unknown): name is Network => Object.hasOwn(networks, String(name));

/** Applies a choice to all calls of a visitor from now on. Removes faults that were ordered before. */
export function setNetwork(visitor: Visitor, network: Network): void {
  const fault = FAULTS[network];
  visitor.faults = fault ? CALLS.map((on) => ({ on, times: ALWAYS, ...fault })) : [];
}

export function networkOf({ faults: [first] }: Visitor): Network {
  if (first?.status) return 'failing';
  return first?.delay ? 'slow' : 'well';
}
