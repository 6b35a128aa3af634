/** The newsletter form's markup, as ElementsKit prints it (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';

export const FORM = '.ekit-mailChimpForm';
export const MESSAGE = '.ekit-mail-message';
export const SUBMIT = '[type="submit"]';
export const EMAIL = '[name="email"]';

/** What a form says after a success, as the shop's staff wrote it: HTML, or nothing. */
export interface Words {
  subscribed: string;
  pending: string;
}

/** What was answered. Texts may hold HTML, and are shown without it. */
export type Answer =
  | { kind: 'subscribed' }
  | { kind: 'pending' }
  /** The list service has words of its own for it: a refusal, or another state. */
  | { kind: 'told'; title: string }
  /** The shop could not ask the list service. */
  | { kind: 'error'; error: string };

/** ElementsKit's script. */
export const ORIGINAL: OriginalMark = { event: 'submit', selectors: [FORM] };
