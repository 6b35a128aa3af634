/** The shape of a row: an endpoint, the shopper's action that calls it, and what the shopper sees when it fails. */
import type { Config } from '../../src/island/types';
import type { Answers, Network } from './network';
import type { Visit } from './visit';

/**
 * How a failure shows: as a message in the corner, as an alert, as an element (its selector), or by following the link
 * (`leaves`). `silent`: only developers learn of it, because SPEC 8 hides it from shoppers. `nothing`: nobody waits for
 * the answer.
 */
export type Told = 'notice' | 'alert' | 'leaves' | 'silent' | 'nothing' | `${'.' | '#' | '['}${string}`;

export interface Endpoint {
  /**
   * The client's function; a file and the function where it is a general one. conformance.test.ts checks it against the
   * code.
   */
  calls: string;
  /** Tells the rows of one function apart. */
  title?: string;
  island: string;
  /** Default: the island's own. */
  fixture?: string;
  config?: Config;
  /** Changes the fixture before the island starts. */
  prepare?(): void;
  /** Matches this endpoint's calls. */
  on: RegExp;
  good: string | ((call: string) => string);
  /** Answers to the scenario's other calls. */
  others?: Answers;
  /** Brings the page to where the action is possible. */
  ready?(visit: Visit): void;
  act(visit: Visit): void;
  /** What the server does when it answers a call well. */
  takes?(call: string): void;
  /** True once the action has done what the shopper wanted. */
  isDone(visit: Visit, network: Network): boolean;
  told: Told;
  /** Milliseconds that the call may take; 15000 by default. */
  patience?: number;
  /**
   * The largest number of calls for one action, including those that look for the result of a lost answer; 1 by
   * default.
   */
  most?: number;
  /** True if a second action during the first counts as a new wish, not as a repetition. */
  isNewest?: true;
  /** True if the action is done only once, however the call ends. */
  isOnce?: true;
  /** Names of faults whose answer is a good one here, or cannot be told from a good one. */
  fine?: readonly string[];
  /** Faults that show in another way, by their names. */
  toldOf?: Readonly<Record<string, Told>>;
}
