/** Owns the event that brings a shown story's code from its frame to the panel below it. */
import type { Code } from './code.ts';

export const CODE_EVENT = 'shop-islands/code';

/** What the event carries. */
export interface ShownCode {
  /** The story's id. */
  id: string;
  codes: readonly Code[];
}
