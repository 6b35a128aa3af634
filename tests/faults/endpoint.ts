/** The shape of a row: an endpoint, how a shopper comes to call it, and what may be seen when it fails. */
import type { Config } from '../../src/island/types';
import type { Answers, Network } from './network';
import type { Visit } from './visit';

/**
 * What is seen of a failure: a message in the corner, an alert, an element (its selector), the browser leaving for the
 * link's own address; `silent` for what SPEC 8 keeps from shoppers (a developer is told), `nothing` where nobody waits.
 */
export type Told = 'notice' | 'alert' | 'leaves' | 'silent' | 'nothing' | `${'.' | '#' | '['}${string}`;

export interface Endpoint {
  /**
   * The client's function; a file and the function where it is a general one. conformance.test.ts holds it to the code.
   */
  calls: string;
  /** What else there is to say, where a function has several rows. */
  title?: string;
  island: string;
  /** Default: the island's own. */
  fixture?: string;
  config?: Config;
  /** Changes the fixture before the island starts. */
  prepare?(): void;
  /** Which calls are this endpoint's. */
  on: RegExp;
  good: string | ((call: string) => string);
  /** What other calls of the scenario get. */
  others?: Answers;
  /** Brings the page to where the action is possible. */
  ready?(visit: Visit): void;
  act(visit: Visit): void;
  /** What the server does with a call that it answers well. */
  takes?(call: string): void;
  /** True once the action has done what the shopper wanted. */
  isDone(visit: Visit, network: Network): boolean;
  told: Told;
  /** Milliseconds that the call may take; 15000 by default. */
  patience?: number;
  /** Calls for one action at most, where a lost answer is looked into; 1 by default. */
  most?: number;
  /** True where a second action while the first is under way is another wish, and not the same one again. */
  isNewest?: true;
  /** True where it is done once and for all, however the call ends. */
  isOnce?: true;
  /** Faults whose answer is a good one here, or cannot be told from one, by name. */
  fine?: readonly string[];
  /** How a fault is told where it is told in another way, by name. */
  toldOf?: Readonly<Record<string, Told>>;
}
