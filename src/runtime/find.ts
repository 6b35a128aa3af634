/** Finds islands in the page, now and later, and wakes each one when its moment comes. It is part of the core chunk. */
import { shopIslands } from '../bridge/page/islands';
import { lookForGlobals } from '../bridge/page/lateGlobals';
import { keysOf } from '../dom/key';
import type { Finder, Kind, Tools } from '../loader/types';
import { activateAll } from './activate';
import { createAnswers } from './answers';
import { armHost } from './armHost';
import { listenForButtonKeys } from './buttonKeys';
import { createLook, later } from './look';
import { observe } from './observe';
import { isWorthALook } from './worthALook';

function twinOf(element: HTMLElement, selector: string): HTMLElement | null {
  const [key] = keysOf(element);
  return key ? document.querySelector<HTMLElement>(`${key}:is(${selector})`) : null;
}

/** Unmounts what has left the page. */
function sweep({ instances }: Kind): void {
  for (const [host, instance] of instances) {
    if (host.isConnected) continue;
    instances.delete(host);
    instance?.unmount?.();
  }
}

/** Creates the finder of islands, and watches the page from now on. @param kinds the registry, which may grow later */
export function createFinder(kinds: readonly Kind[], tools: Tools): Finder {
  const look = createLook(kinds, (kind, host) => armHost(kind, host, tools));
  observe(look, () => {
    kinds.forEach(sweep);
    // The new node may be an inline script, which gives no other sign.
    lookForGlobals();
  });
  listenForButtonKeys(createAnswers(kinds));
  later(() => isWorthALook(kinds) && shopIslands().examine());
  return { look, mount: (host, name) => activateAll(kinds, host, tools.setStatus, name), twinOf };
}
