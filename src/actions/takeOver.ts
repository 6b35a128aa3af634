/**
 * Owns mounting an island on a host before anybody presses it. By itself, the loader mounts the hosts of an
 * `interaction` row only at a press.
 */
import { shopIslands } from '../bridge/page/islands';
import { originalsSettled } from '../bridge/page/settled';
import type { OriginalMark } from '../island/types';

/**
 * Mounts an island on a host, unless the plugin's own script runs the host. A host that has it already stays as it is.
 * The status in its markup does not tell: a script's copy of a host has that too.
 * @param original the marks by which that script is recognised
 */
export async function takeOver(
  host: HTMLElement,
  name: string,
  original: OriginalMark | readonly OriginalMark[],
): Promise<void> {
  await originalsSettled();
  if (![original].flat().some((mark) => shopIslands().isOriginalActive(mark, host)))
    await shopIslands().mount(host, name);
}
