/**
 * Owns listening to the shopper. The loader fetches an island's code when a hand comes near, keeps the first click or
 * submit on a host whose code is still on its way, hands each over once and in order, and lets the browser act where
 * code fails.
 */
import { hostOf, intentOf, isForeign, type KeptIntent, targetOf } from './intent';
import { keep, leave } from './kept';
import { mask } from './mask';
import { isYielding } from './original';
import { hand, isActingNatively } from './perform';
import { setStatus } from './status';
import type { Kind } from './types';
import type { Find } from './waking';

/** An event of the DOM. With `isTrigger` a script has triggered it by jQuery, and the DOM does not see it. */
export interface Triggered extends Event {
  isTrigger?: number;
}

/**
 * Listens from now on.
 * @param kinds the registry; it may grow later
 * @returns a function that takes a change that a script has triggered by jQuery
 */
export function listen(kinds: readonly Kind[], find: Find): (event: Triggered) => void {
  const kept: KeptIntent[] = [];

  const take = (event: Triggered): void => {
    // A script that only keeps the page from jumping to a link's place has not dealt with the event.
    const isDealtWith = event.defaultPrevented && !targetOf(event, '[href^="#"]');
    const intent = isDealtWith ? undefined : intentOf(event, kinds);
    if (!intent || isForeign(event as MouseEvent, intent)) return;
    const { kind } = intent;
    const host = hostOf(intent);
    if (isYielding(kind, host)) return setStatus(host, 'yielded');
    if (kind.state !== 'ready' || kept.length) keep(intent, kept, kinds, find);
    // Islands whose code is there hear what jQuery triggers themselves.
    else if (event.isTrigger || !hand(intent)) return;
    if (event.type !== 'change') event.preventDefault();
  };

  const on = (types: string, listener: (event: Event) => void, isEarly?: boolean) => {
    for (const type of types.split(' '))
      document.addEventListener(type, (event) => isActingNatively() || listener(event), isEarly);
  };
  on('click submit change', take);
  on('click keydown', (event) => mask(event, kinds), true);
  on('pointerdown pointerover focusin', ({ target }) => {
    for (const { warm } of kinds) warm(target as Element);
  });
  addEventListener('pagehide', () => leave(kept));
  return take;
}
