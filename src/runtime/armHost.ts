/** Owns what happens to a host that was found: it waits for its trigger, unless the plugin's own script keeps it. */
import { originalsSettled } from '../bridge/page/settled';
import type { Kind, Tools } from '../loader/types';
import { keepsListOf } from '../rules/keptLists';
import { activate } from './activate';
import { arm, whenNamed } from './when';
import { whenActive } from './whenActive';

/** Sets the triggers of a host. */
function setTriggers({ row: { name, family, when, named } }: Kind, host: HTMLElement, wake: () => void): void {
  whenActive(() => {
    // A list that the shopper returns to does not wait to be seen: it may be out of sight until its earlier pages are
    // back. A family's own row does not name its lists, so any kept list counts.
    arm(host, wake, keepsListOf(history.state, family ? '' : name) ? undefined : when);
    if (named) whenNamed(host, named, wake);
  });
}

/** Arms a host of a kind once. A host that has left the page is armed when it comes back. */
export function armHost(kind: Kind, host: HTMLElement, { isYielding, setStatus }: Tools): void {
  const { yieldsTo, family } = kind.row;
  if (kind.instances.has(host) || !host.isConnected) return;
  kind.instances.set(host, undefined);
  const go = () => setTriggers(kind, host, () => activate(kind, host, setStatus));
  // A family's islands set the status themselves, and each yields to a script of its own.
  if (family) return go();
  setStatus(host, 'found');
  if (!yieldsTo) return go();
  const takeOver = () => {
    if (isYielding(kind, host)) return;
    setStatus(host, 'found');
    go();
  };
  originalsSettled().then(() => {
    if (!isYielding(kind, host)) return go();
    setStatus(host, 'yielded');
    // Fetched only here, to save bytes: on most pages no island yields.
    import('./silentOriginals').then(({ whenSilent }) => whenSilent([yieldsTo].flat(), takeOver));
  });
}
