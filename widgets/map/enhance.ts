/**
 * Draws maps as soon as the visitor has agreed to the categories that they need, if the shop asks at all. Removes the
 * maps when the visitor withdraws the consent.
 */

import { adoptStyles } from '../../src/bridge/page/styles';
import { isAllowed } from '../../src/consent/answer';
import { onChoice, whenGranted } from '../../src/consent/changes';
import type { Cleanup } from '../../src/island/types';
import tokens from '../../src/ui/tokens.css?inline';
import { createHost, type MapHost } from './page/host';
import { readMap } from './read';
import css from './styles.css?inline';

function follow({ draw, wait }: MapHost, category: string): Cleanup {
  let was: boolean | undefined;
  const look = () => {
    const is = isAllowed(category);
    if (is === was) return;
    was = is;
    if (is) draw();
    else wait();
  };
  let stopListening: Cleanup = () => {};
  // Waits until the page has been parsed and is visible, because the consent banner may be at its end.
  const stopWaiting = whenGranted('necessary', () => {
    stopListening = onChoice(look);
    look();
  });
  return () => {
    stopWaiting();
    stopListening();
  };
}

const adopted = new WeakSet<HTMLElement>();

/** Adopts a map's host. */
export function adopt(element: HTMLElement): Cleanup | undefined {
  if (adopted.has(element)) return undefined;
  adopted.add(element);
  const settings = readMap(element, document.baseURI);
  const host = createHost(element, settings);
  const stop = follow(host, settings.consent);
  return () => {
    stop();
    host.leave();
    adopted.delete(element);
  };
}

/** Adds the style sheets. */
export function start(): void {
  adoptStyles(tokens, css);
}
