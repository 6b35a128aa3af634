/**
 * Owns what a component needs of the loader on a page that has none: settings, reports and the values that all copies
 * of the library share. A loader that comes later takes the shared values over.
 */
import { ownGlobal } from '../../dom/ownGlobal';
import type { Command, Loader } from '../../island/types';
import { lazyConfig } from '../../loader/config';
import { emit, report } from '../../loader/status';

/**
 * Puts a stand-in for the loader in `window.shopIslands`, unless a loader or another stand-in is there. It is the list
 * of the commands that wait for a loader, and has what components ask of one.
 */
export function standIn(): void {
  const before = ownGlobal<Loader | Command[]>('shopIslands');
  if (before && 'stores' in before) return;
  const stores: Loader['stores'] = {};
  const commands = before ?? [];
  commands.push((loader) => void Object.assign(loader.stores, stores));
  Object.defineProperty(commands, 'config', { get: lazyConfig() });
  window.shopIslands = Object.assign(commands, { stores, emit, report });
}
