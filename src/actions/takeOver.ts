/**
 * Owns bringing an island to a host that waits for a hand: what a row of `interaction` finds is mounted by a press
 * alone.
 */
import { shopIslands } from '../bridge/page/islands';
import { originalsSettled } from '../bridge/page/settled';
import type { OriginalMark } from '../island/types';

/**
 * Mounts an island on a host, unless it is there already or the plugin's own script runs the host.
 * @param original how that script is told
 */
export async function takeOver(
  host: HTMLElement,
  name: string,
  original: OriginalMark | readonly OriginalMark[],
): Promise<void> {
  if (host.dataset.islandStatus === 'ready') return;
  await originalsSettled();
  if (![original].flat().some((mark) => shopIslands().isOriginalActive(mark, host)))
    await shopIslands().mount(host, name);
}
