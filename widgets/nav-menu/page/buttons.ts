/**
 * Owns the buttons after links with an address. The indicator inside such a link opens its panel too, but only for a
 * pointer.
 */

import { words } from '../../../src/dom/words';
import type { Cleanup } from '../../../src/island/types';
import { say } from '../../../src/texts/say';
import { submenuOf } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import { BUTTON, ITEM } from '../contract';
import { opensByIcon, readLink, readPanel } from '../read';

/** Adds the buttons. @param onPress gets the item whose button was pressed */
export function addButtons(host: HTMLElement, onPress: (item: Element) => void): Cleanup {
  const buttons = [...host.querySelectorAll(ITEM)].flatMap((item) => {
    const link = readLink(item);
    if (!link || !readPanel(item) || !opensByIcon(item)) return [];
    // In a copy of the menu, which sticky headers make, the button is copied too, and answers to nothing.
    item.querySelector(`:scope>.${BUTTON}`)?.remove();
    const ariaLabel = say(submenuOf, { name: words(link) });
    const button = make('button', { type: 'button', className: BUTTON, ariaLabel, onclick: () => onPress(item) });
    link.after(button);
    return [button];
  });
  return () => {
    for (const button of buttons) button.remove();
  };
}
