/** Owns which popup may open, what a link to a popup asks for, and the name of the adblock test. Pure. */
import { scalarOf } from '../../src/rules/values';
import type { Reason } from './contract';

const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * The id of the element that tests for a content blocker; it ends in 6 random characters, a–z and 0–9 (SPEC 9).
 * @param random 0 or more, and below 1
 */
export function adblockId(random: () => number): string {
  const characters = Array.from({ length: 6 }, () => CHARACTERS[Math.floor(random() * CHARACTERS.length)]);
  return `elementor-adblock-detection-${characters.join('')}`;
}

/** Which popup a link opens, and how. */
export interface OpenAction {
  id: string;
  /** True when the link closes the popup where it is open. */
  isToggle: boolean;
}

/** Reads the wish in a link's settings, or in a command's details; any shape is accepted. */
export const openActionOf = ({ id, toggle }: Record<string, unknown>): OpenAction => ({
  id: scalarOf(id),
  isToggle: toggle === true || toggle === 'yes',
});

/** True where a link closes its popup for good. */
export const isForGood = (settings: Record<string, unknown>): boolean => settings.do_not_show_again === 'yes';

/** True where a trigger opens the popup, and not the visitor. */
export const opensByItself = (reason: Reason): boolean => reason === 'trigger' || reason === 'moment';

interface Circumstances {
  isPreviewed: boolean;
  /** The visitor has closed the popup for good. */
  isDisabled: boolean;
  avoidsMultiple: boolean;
  /** A popup has been shown on this page. */
  hasShownOne: boolean;
}

/**
 * Whether a popup may open. "Avoid multiple popups" stops only a popup that opens by itself, and a preview knows no
 * rules.
 */
export const mayOpen = (
  reason: Reason,
  { isPreviewed, isDisabled, avoidsMultiple, hasShownOne }: Circumstances,
): boolean => isPreviewed || (!isDisabled && !(opensByItself(reason) && avoidsMultiple && hasShownOne));
