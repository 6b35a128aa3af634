/** Owns what a message to the shopper says. Types only. */
import type { Corner } from '../rules/corner';

export interface Notice {
  text: string;
  /** An error stays until it is dismissed. */
  kind: 'success' | 'error';
  /** What the shopper can do about it. */
  action?: { label: string; run?: () => void; href?: string };
  /** Milliseconds on the screen; until it is dismissed where this is missing. */
  lasts?: number;
  /** The corner of the screen; left and right are the screen's own. Default: the bottom at the end of the line. */
  corner?: Corner;
}
