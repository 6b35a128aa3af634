/** The quick view's dialog: the product in a frame, or in the page itself. */

import { say } from '../../src/texts/say';
import { couldNotShow, loading, openProductPage, quickView } from '../../src/texts/table';
import { Dialog } from '../../src/ui/Dialog';
import { useServerNodes } from '../../src/ui/ServerSlot';
import { useStore } from '../../src/ui/useStore';
import type { QuickView, QuickViewStore } from './store';
import css from './styles.css?inline';

/** The server's nodes; other islands bring them to life. */
function Nodes({ nodes }: { nodes: readonly ChildNode[] }) {
  // Shops' style sheets reach a product by these classes, which on its own page stand on the body.
  return <div ref={useServerNodes<HTMLDivElement>(nodes)} className="shop-islands-quick-view-product woocommerce single-product" />;
}

const Wait = () => (
  <p role="status" className="shop-islands-quick-view-wait">
    {say(loading)}
  </p>
);

const Failed = ({ address }: { address: string }) => (
  <div role="alert" className="shop-islands-quick-view-failed">
    <p>{say(couldNotShow)}</p>
    <a className="button wp-element-button" href={address}>
      {say(openProductPage)}
    </a>
  </div>
);

function Content({ view, title, store }: { view: QuickView; title: string; store: QuickViewStore }) {
  const { product, opening, status, asked, nodes } = view;
  const isFrame = !product.isNative;
  return (
    <div className="shop-islands-quick-view" data-frame={isFrame || undefined} data-status={status} aria-busy={status === 'loading'}>
      {/* One frame for each opening: a frame that is led elsewhere would leave its way in the browser's history. */}
      {isFrame && <iframe key={opening} title={title} src={asked} onLoad={({ currentTarget }) => store.loaded(currentTarget)} />}
      {nodes && <Nodes nodes={nodes} />}
      {status === 'loading' && <Wait />}
      {status === 'failed' && <Failed address={product.address} />}
    </div>
  );
}

export function View({ store }: { store: QuickViewStore }) {
  const isOpen = useStore(store.$isOpen);
  const view = useStore(store.$view);
  const title = view?.product.name || say(quickView);
  return (
    <Dialog css={css} isOpen={isOpen} onClose={store.close} title={title} returnFocusTo={store.trigger}>
      {view && <Content view={view} title={title} store={store} />}
    </Dialog>
  );
}
