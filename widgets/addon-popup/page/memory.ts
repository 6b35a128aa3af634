/** Owns the stored data of closed popups, in the plugin's own format, so that a visitor's history carries over. */
import { sharedStorage } from '../../../src/bridge/page/storage';
import { parseStored, toJson } from '../../../src/bridge/page/storedJson';
import { recordOf } from '../../../src/rules/values';
import { type AddonPopup, POPUPS_KEY, type StoredPopup } from '../contract';

/** The entries of all popups; none where something of another shape is stored. */
const readAll = () => recordOf(parseStored(sharedStorage.get(POPUPS_KEY)));

/** Reads a popup's entry; empty where nothing is stored. */
export function recall(id: string): StoredPopup {
  return recordOf(Object.entries(readAll()).find(([key]) => key === id)?.[1]);
}

/**
 * Remembers that a popup was closed.
 * @param showDelay milliseconds for which the popup stays away, where a button says so; else the popup's own setting
 * counts
 * @param now milliseconds since 1970
 */
export function remember({ id, printed }: AddonPopup, showDelay: number | undefined, now: number): void {
  const entry = {
    ...printed,
    ...(showDelay !== undefined && { popup_show_again_delay: showDelay }),
    popup_close_time: now,
  };
  sharedStorage.set(POPUPS_KEY, toJson({ ...readAll(), [id]: entry }));
}
