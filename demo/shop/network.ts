/** How a visitor's calls go on the tour: well, late or wrong. Pages always come. */
import type { Fault } from './faults';
import type { Visitor } from './visitor';

export const networks = { well: 'All is well', slow: 'Slow network', failing: 'Calls fail' } as const;
export type Network = keyof typeof networks;

const CALLS = ['wc-ajax', 'wp-json', 'admin-ajax'];
/** More than a visitor makes. */
const ALWAYS = 1_000_000;
/** Milliseconds. */
const LATE = 3000;

const FAULTS: Record<Network, Partial<Fault> | undefined> = { well: undefined, slow: { delay: LATE }, failing: { status: 500, body: '' } };

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
