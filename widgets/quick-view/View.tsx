/** Shows the quick view's dialog, with the product in a frame or in the page itself. */

import { say } from '../../src/texts/say';
import { couldNotShow, loading, openProductPage, quickView } from '../../src/texts/table';
import { Dialog } from '../../src/ui/views/Dialog';
import { Failure } from '../../src/ui/views/Failure';
import { useServerNodes } from '../../src/ui/views/ServerSlot';
import { useStore } from '../../src/ui/views/useStore';
import { Waiting } from '../../src/ui/views/Waiting';
import type { QuickView, QuickViewStore } from './store';
import css from './styles.css?inline';

/** Shows the server's nodes. Other islands enhance them. */
function Nodes({ nodes }: { nodes: readonly ChildNode[] }) {
  const place = useServerNodes<HTMLDivElement>(nodes);
  // Shops' style sheets select a product by these classes, which its own page has on the body.
  return <div ref={place} className="shop-islands-quick-view-product woocommerce single-product" data-part="product" />;
}

const Failed = ({ address, onRetry }: { address: string; onRetry(): void }) => (
  <Failure part="failure" text={say(couldNotShow)} onRetry={onRetry}>
    <a className="button wp-element-button shop-islands-secondary" data-part="link" href={address}>
      {say(openProductPage)}
    </a>
  </Failure>
);

function Content({ view, title, store }: { view: QuickView; title: string; store: QuickViewStore }) {
  const { product, status, nodes, earlier } = view;
  const isFrame = !product.isNative;
  return (
    <div
      className="shop-islands-quick-view"
      data-part="content"
      data-frame={isFrame || undefined}
      data-status={status}
      aria-busy={status === 'loading'}
    >
      {/* Each opening has a new frame: a frame that loads another page would add an entry to the browser's history. */}
      {[view, earlier].map(
        (one) =>
          one?.product.isNative === false && (
            <iframe
              key={one.opening}
              data-part="frame"
              title={title}
              src={one.asked}
              style={{ display: one === view ? '' : 'none' }}
              onLoad={({ currentTarget }) => one === view && store.loaded(currentTarget)}
            />
          ),
      )}
      {nodes && <Nodes nodes={nodes} />}
      {status === 'loading' && <Waiting part="loading" text={say(loading)} count={5} />}
      {status === 'failed' && <Failed address={product.address} onRetry={store.retry} />}
    </div>
  );
}

/** Shows the dialog while the quick view is open, and its content until it has faded. */
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
