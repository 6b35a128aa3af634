/** Owns the islands that need no other chunk than their own: they run while the page sleeps, and each begins once. */
import { ownGlobal } from '../dom/ownGlobal';
import type { Config, IslandModule } from '../island/types';
import { isIn } from './isIn';
import type { Kind } from './types';
import type { Find } from './waking';

/**
 * @param hasCart true when the cart is not empty
 * @param find wakes the page, where an island's code cannot be loaded
 * @returns a function that begins the islands that the page asks for so far: by a cart, by a global that their row
 * names, or by a host below `root`, if there is one
 */
export function createAlone(
  kinds: readonly Kind[],
  config: () => Config,
  hasCart: boolean,
  find: Find,
): (root?: ParentNode) => void {
  const begun = new Set<Kind>();

  const begin = async (kind: Kind) => {
    const { name, alone, load = () => kind.fetch(alone as string) } = kind.row;
    begun.add(kind);
    try {
      const module = (await load()) as IslandModule;
      module.begin?.(name);
    } catch {
      // Loads the island in the usual way, which fails too but reports why.
      void find(kind.load);
    }
  };

  const isAskedFor = ({ row: { global, cart }, selector }: Kind, root?: ParentNode) => {
    if (cart) return hasCart;
    if (global) return ownGlobal(global) || config().globals?.[global];
    return root && isIn(root, selector);
  };

  return (root) => {
    for (const kind of kinds)
      if (kind.row.alone && kind.state !== 'off' && !begun.has(kind) && isAskedFor(kind, root)) void begin(kind);
  };
}
