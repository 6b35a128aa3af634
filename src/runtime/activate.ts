/** Owns bringing an island to a host: its status, its code, its instance. */
import type { Status } from '../island/types';
import type { Kind, SetStatus } from '../loader/types';

/** Loads a kind's code and mounts it on a host. Never rejects: the status tells the outcome. */
export async function activate(kind: Kind, host: HTMLElement, setStatus: SetStatus): Promise<void> {
  // A family's islands set the status themselves, and another family may have set it already.
  const tell = (status: Status) => kind.row.family || setStatus(host, status);
  if (kind.state !== 'ready') {
    tell('loading');
    await kind.load();
  }
  if (kind.state !== 'ready') tell('failed');
  else if (host.isConnected) kind.island?.mount(host);
}

/**
 * Brings all islands of a host, or only the named one, one after another. A family brings the rows of its islands,
 * which follow in the registry.
 */
export async function activateAll(
  kinds: readonly Kind[],
  host: HTMLElement,
  setStatus: SetStatus,
  name?: string,
): Promise<void> {
  for (const kind of kinds) {
    if (kind.state !== 'off' && (name && !kind.row.family ? name === kind.row.name : host.matches(kind.selector)))
      await activate(kind, host, setStatus);
  }
}
