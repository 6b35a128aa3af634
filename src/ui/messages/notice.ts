/** Owns the shape of a message to the shopper. Types only. */
import type { Corner } from '../../rules/corner';

export interface Notice {
  text: string;
  /** An error stays until it is dismissed. `info`: nothing has failed, and the shopper is asked to do something. */
  kind: 'success' | 'info' | 'error';
  /** An action that the message offers. */
  action?: {
    label: string;
    run?: () => void;
    href?: string;
    /**
     * What the action is about. A message with the same text takes this one's place; its action then does this one's
     * too, unless both are about the same. Default: all actions without this are about the same.
     */
    about?: unknown;
  };
  /** How long it is shown, in milliseconds. Default: until it is dismissed. */
  lasts?: number;
  /** Ends a message that is no longer true, such as a failure that another try has repaired. */
  until?: AbortSignal;
  /**
   * The corner of the screen. `left` and `right` do not follow the reading direction. Default: the bottom at the inline
   * end.
   */
  corner?: Corner;
}
