/**
 * Stands in for WooCommerce's cart block and its two stores, on any page with `?cart-block`. Like these, it translates
 * jQuery's events of adds and removals, fetches the cart when an event announces a change, and announces its own
 * changes. `window.cartBlock` counts what it does.
 */
(() => {
  const SYNC = 'wc-blocks_store_sync_required';
  const CHANGES = ['added_to_cart', 'removed_from_cart'];
  const { jQuery } = window;
  const told = { added_to_cart: 0, removed_from_cart: 0, data: 0, interactivity: 0 };
  window.cartBlock = { told, change };

  const block = document.createElement('output');
  block.ariaLabel = 'Cart block';
  document.body.append(block);

  let asked = 0;
  async function fetchCart() {
    asked += 1;
    const mine = asked;
    const { lines } = await (await fetch('/_demo/visitor')).json();
    if (mine === asked) block.textContent = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return lines;
  }

  for (const change of CHANGES) {
    const event = `wc-blocks_${change}`;
    if (typeof jQuery === 'function') {
      jQuery(document.body).on(change, () =>
        document.body.dispatchEvent(new CustomEvent(event, { bubbles: true, cancelable: true })),
      );
    }
    document.body.addEventListener(event, () => {
      told[change] += 1;
      void fetchCart();
    });
  }

  const invalidateResolutionForStore = () => {
    told.data += 1;
    void fetchCart();
  };
  window.wp = {
    ...window.wp,
    data: { dispatch: (store) => (store === 'wc/store/cart' ? { invalidateResolutionForStore } : undefined) },
  };
  addEventListener(SYNC, ({ detail: { type } }) => {
    if (type !== 'from_@wordpress/data') return;
    told.interactivity += 1;
    void fetchCart();
  });

  /** A shopper changes the first row's quantity in the block. @param type names the store that informs the other one */
  async function change(quantity, type) {
    const [{ key }] = await fetchCart();
    const answer = await fetch('/?wc-ajax=side_cart_quantity', {
      method: 'POST',
      body: new URLSearchParams({ key, quantity }),
    });
    await answer.text();
    void fetchCart();
    dispatchEvent(new CustomEvent(SYNC, { detail: { type } }));
  }

  void fetchCart();
})();
