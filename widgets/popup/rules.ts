/** Owns the names that a popup's parts get. Pure. */
import { scalarOf } from '../../src/rules/values';

const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Id of what a blocker is tested with: 6 random characters, a–z and 0–9 (SPEC 9). @param random 0 to 1, without 1 */
export function adblockId(random: () => number): string {
  const characters = Array.from({ length: 6 }, () => CHARACTERS[Math.floor(random() * CHARACTERS.length)]);
  return `elementor-adblock-detection-${characters.join('')}`;
}

/** What a link to a popup asks for. */
export interface OpenAction {
  id: string;
  /** Closes it where it is open. */
  isToggle: boolean;
}

export const openActionOf = ({ id, toggle }: Record<string, unknown>): OpenAction => ({ id: scalarOf(id), isToggle: toggle === true || toggle === 'yes' });

/** True where a link closes its popup for good. */
export const isForGood = (settings: Record<string, unknown>): boolean => settings.do_not_show_again === 'yes';
