import { hasCart } from '../../src/bridge/page/cookies';
import { defineIsland } from '../../src/island/defineIsland';
import type { DrawerProps } from './contract';
import { createLiveDrawer } from './live';
import { readPanel } from './read';
import type { DrawerStore } from './store';

/** Without a cart nothing is asked for; where the cart cannot be had, the server's own HTML stays. */
function createPanel(props: DrawerProps): DrawerStore {
  const store = createLiveDrawer(props);
  if (hasCart()) store.load().catch(() => {});
  return store;
}

/** The cart in its host, once something is known of it. */
export default defineIsland<DrawerProps, DrawerStore>({
  name: 'mini-cart-panel',
  mode: 'replace',
  read: readPanel,
  createStore: createPanel,
  isWanted: ({ $isKnown }) => $isKnown,
  loadView: () => import('./PanelView'),
});
