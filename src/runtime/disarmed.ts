/**
 * Owns which islands have failed too often during this visit. It reads the storage late, because a page's first access
 * to its storage is slow.
 */
import { tabStorage } from '../bridge/page/storage';
import { STEADY } from '../rules/names';

/** sessionStorage key of their names, each between commas. */
const DISARMED = 'shop-islands:disarmed';

const disarmed = (): string => tabStorage.get(DISARMED) ?? ',';

/** True when an island is off for this visit, on an earlier page or on this one. Without storage it is never true. */
export const isDisarmed = (name: string): boolean => name !== STEADY && disarmed().includes(`,${name},`);

/** Remembers for this visit that an island is off; without storage it is off for this page only. */
export function rememberDisarmed(name: string): void {
  tabStorage.set(DISARMED, `${disarmed()}${name},`);
}
