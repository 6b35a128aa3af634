/**
 * Owns running islands without the core chunk: it starts an island once the page is visible, and adopts the hosts on
 * the page, unless the plugin's own script is at work.
 */
import { emit, shopIslands } from '../bridge/page/islands';
import { originalsSettled } from '../bridge/page/settled';
import { selectorOf } from '../dom/hosts';
import type { EnhanceIsland, IslandRow } from '../island/types';
import { isDisarmed } from './disarmed';
import { whenActive } from './whenActive';

/** The parts of an island and its row that this file needs. */
type Begun = readonly [
  row: Pick<IslandRow, 'name' | 'match' | 'yieldsTo'>,
  island: Pick<EnhanceIsland, 'start' | 'adopt'>,
];

async function beginOne([{ name, match, yieldsTo }, { start, adopt }]: Begun): Promise<void> {
  if (isDisarmed(name)) return;
  await start?.();
  if (!adopt) return;
  await originalsSettled();
  for (const host of document.querySelectorAll<HTMLElement>(selectorOf({ name, match }))) {
    if ([yieldsTo ?? []].flat().some((mark) => shopIslands().isOriginalActive(mark, host))) continue;
    adopt(host);
    host.dataset.islandStatus = 'ready';
    emit('ready', { island: name }, host);
  }
}

/**
 * Creates the function that a chunk exports as `begin`. The core chunk starts the same islands later, so they must not
 * do a second time what they have begun.
 * @param islands their rows and themselves
 */
export const createBegin =
  (islands: readonly Begun[]) =>
  (name: string): void => {
    for (const one of islands) if (one[0].name === name) whenActive(() => void beginOne(one));
  };
