/**
 * A plugin's side cart: it opens when a product was added, and has buttons with their own call. `data-opened` counts
 * how often it opened.
 */
(() => {
  const { jQuery } = window;
  const cart = document.querySelector('.side-cart');
  if (!jQuery || !cart) return;
  const body = jQuery(document.body);
  body.on('added_to_cart', () => {
    cart.hidden = false;
    cart.dataset.opened = String(Number(cart.dataset.opened ?? 0) + 1);
  });
  body.on('click', '.side-cart-close', () => {
    cart.hidden = true;
  });
  body.on('click', '.side-cart-step', ({ currentTarget }) => {
    const data = { key: currentTarget.closest('li').dataset.key, quantity: currentTarget.dataset.quantity };
    jQuery.ajax({
      type: 'POST',
      url: '/?wc-ajax=side_cart_quantity',
      data,
      success: () => body.trigger('wc_fragment_refresh'),
    });
  });
})();
