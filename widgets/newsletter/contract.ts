/** The newsletter form's markup, as ElementsKit prints it (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';

export const FORM = '.ekit-mailChimpForm';
export const MESSAGE = '.ekit-mail-message';
export const SUBMIT = '[type="submit"]';
export const EMAIL = '[name="email"]';

/** A form's messages after a success, as the shop's staff wrote them: HTML, or nothing. */
export interface Words {
  subscribed: string;
  pending: string;
}

/** The meaning of an answer. Texts may contain HTML, and are shown without it. */
export type Answer =
  | { kind: 'subscribed' }
  | { kind: 'pending' }
  /** The list service has sent words of its own: a refusal, or another state. */
  | { kind: 'told'; title: string }
  /** The shop could not ask the list service. */
  | { kind: 'error'; error: string };

/** ElementsKit's script. */
export const ORIGINAL: OriginalMark = { event: 'submit', selectors: [FORM] };
