/**
 * Owns the actions whose island's code is on its way: each is done once, in the order in which the shopper did them.
 */
import { hostOf, intentOf, type KeptIntent } from './intent';
import { outlive } from './outlive';
import { perform } from './perform';
import { setStatus } from './status';
import type { Kind } from './types';
import type { Find } from './waking';

function setBusy({ kind: { row }, target }: KeptIntent, isBusy: boolean): void {
  const { dataset } = target;
  target.ariaBusy = isBusy ? 'true' : null;
  if (row.busy) target.classList.toggle(row.busy, isBusy);
  // The pressed element shows the status, and not the family's host: perhaps no island of the family mounts on that
  // host, and then nothing would reset its status.
  if (!row.family) return;
  if (isBusy) dataset.islandStatus ||= 'loading';
  else if (dataset.islandStatus === 'loading') delete dataset.islandStatus;
}

/** Loads the code that an action needs, and gives the kind that answers. A family's own islands are known only then. */
async function loadKind(intent: KeptIntent, kinds: readonly Kind[]): Promise<Kind> {
  const { kind } = intent;
  await kind.load();
  // Another family may answer to the same element.
  const next = kind.row.family && intentOf(intent, kinds)?.kind;
  return next ? loadKind({ ...intent, kind: next }, kinds) : kind;
}

/** Does the kept actions one after another, until none is left. */
async function replay(kept: KeptIntent[], kinds: readonly Kind[], find: Find): Promise<void> {
  for (let first = kept[0]; first; first = kept[0]) {
    const kind = await loadKind(first, kinds);
    const { type, target } = first;
    const twin = target.isConnected ? target : await find((finder) => finder.twinOf(target, kind.row[type] as string));
    // The shopper has left the page meanwhile: nothing is kept, or only what came after a return.
    if (kept[0] !== first) continue;
    kept.shift();
    setBusy(first, false);
    perform({ ...first, kind, target: twin ?? target });
  }
}

/** Keeps an action until it can be done; only the first on each element. */
export function keep(intent: KeptIntent, kept: KeptIntent[], kinds: readonly Kind[], find: Find): void {
  if (kept.some(({ target }) => target === intent.target)) return;
  kept.push(intent);
  if (!intent.kind.row.family) setStatus(hostOf(intent), 'loading');
  setBusy(intent, true);
  // With more than one kept action, a replay is under way already.
  if (kept.length === 1) replay(kept, kinds, find);
}

/** Forgets all actions, because the shopper leaves the page. The next page learns what it needs. */
export function leave(kept: KeptIntent[]): void {
  for (const intent of kept.splice(0)) {
    outlive(intent);
    setBusy(intent, false);
  }
}
