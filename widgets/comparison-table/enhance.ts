/**
 * Enhances the comparison's table: names and roles, the actions of its links and buttons, and columns that follow the
 * list.
 */

import { pageComparison } from '../../src/actions/pageLists';
import { clock } from '../../src/bridge/page/clock';
import { report } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { lastTold } from '../../src/bridge/page/tabs';
import { say } from '../../src/texts/say';
import { actionOf, compareProducts, removeName, remove as removeText } from '../../src/texts/table';
import { playButton } from '../../src/ui/presses/playButton';
import { COPY, HOST, PAGE, REMOVE, SCROLLER } from './contract';
import { watchAddress } from './page/address';
import { columnsOf, dropColumn } from './page/columns';
import { remove } from './page/remove';
import { copyAddress, encodeAddress } from './page/share';
import { readRemoveLink } from './read';
import css from './styles.css?inline';

/** Tables on the page. */
const hosts = new Set<HTMLElement>();

/** How long the server keeps a list that does not change, in milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/** True where no list has changed for so long that the cookie is gone by itself. */
const hasRunOut = () => clock.now() - Number(lastTold('comparison')) >= DAY;

function nameLink(link: HTMLElement): void {
  const { name, words } = readRemoveLink(link);
  if (!link.hasAttribute('href')) playButton(link);
  // The name must contain the words that are shown, which may be in another language than our texts.
  const isForeign = words && words !== say(removeText);
  if (name)
    link.setAttribute('aria-label', isForeign ? say(actionOf, { action: words, name }) : say(removeName, { name }));
}

/** Gives a table names and roles, and keeps it up to date with the list. Returns how to stop. */
export function adopt(host: HTMLElement): (() => void) | undefined {
  const scroller = host.querySelector<HTMLElement>(SCROLLER);
  if (!scroller) return undefined;
  scroller.tabIndex = 0;
  scroller.setAttribute('role', 'region');
  scroller.setAttribute('aria-label', say(compareProducts));
  for (const label of host.querySelectorAll('th')) label.setAttribute('scope', 'row');
  // The heading above the table is an h2.
  for (const name of host.querySelectorAll('h4')) name.setAttribute('aria-level', '3');
  for (const link of host.querySelectorAll<HTMLElement>(REMOVE)) nameLink(link);
  columnsOf(host);
  encodeAddress(host);
  if (host.closest(PAGE)) watchAddress();
  hosts.add(host);
  return () => hosts.delete(host);
}

/** Handles a press: copies the address, or removes a product. */
export function act(target: HTMLElement): void | false {
  if (target.matches(COPY)) return void copyAddress(target);
  const host = target.closest<HTMLElement>(HOST);
  if (!host || !readRemoveLink(target).productId) {
    report({
      island: 'comparison-table',
      what: 'A remove link has no product.',
      why: 'Nothing is removed.',
      fix: 'Print its id as data-pid.',
    });
    return false;
  }
  void remove(target, host);
}

/** Adds the styles, and takes products out of the tables that have left the list elsewhere. */
export function start(): void {
  adoptStyles(css);
  pageComparison().$ids.listen((ids, before) => {
    // Nobody has emptied the list, and the shopper may still read the table.
    if (!ids.length && hasRunOut()) return;
    const hasNew = ids.some((id) => !before?.includes(id));
    for (const host of hosts) {
      const shown = [...columnsOf(host).keys()];
      // A shared link in another tab may have made a different list. This table still shows the list of its own
      // address.
      if (hasNew && !shown.some((id) => ids.includes(id))) continue;
      for (const productId of shown) if (!ids.includes(productId)) dropColumn(host, productId);
    }
  });
}
