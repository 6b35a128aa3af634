import { hasCart } from '../../src/bridge/page/cookies';
import { defineIsland } from '../../src/island/defineIsland';
import type { DrawerProps } from './contract';
import { createLiveDrawer } from './live';
import { readPanel } from './read';
import type { DrawerStore } from './store';

/** Makes no call when the visitor has no cart. If loading the cart fails, the server's own HTML stays. */
function createPanel(props: DrawerProps): DrawerStore {
  const store = createLiveDrawer(props);
  if (hasCart()) store.load().catch(() => {});
  return store;
}

/** The panel, which replaces its host's content once something is known of the cart. */
export default defineIsland<DrawerProps, DrawerStore>({
  name: 'mini-cart-panel',
  mode: 'replace',
  read: readPanel,
  createStore: createPanel,
  isWanted: ({ $isKnown }) => $isKnown,
  loadView: () => import('./PanelView'),
});
