/**
 * A card gateway's own script: puts a node and a hidden field into its box and, if the page has jQuery, listens before
 * an order is placed. `window.demoCard` records its actions; a test sets `refuses` to make it stop the order.
 */
(() => {
  const card = { made: 0, asked: 0, refuses: false, token: 'accepted' };
  window.demoCard = card;

  const make = (tag, properties) => Object.assign(document.createElement(tag), properties);

  /** Runs once per box, and leaves a filled box alone. */
  const fill = () => {
    const element = document.querySelector('#demo-card-element');
    if (!element || element.querySelector('.demo-card-brands')) return;
    card.made += 1;
    const field = make('input', { type: 'hidden', name: 'demo_card_token', value: card.token });
    element.append(
      make('p', { className: 'demo-card-brands', textContent: 'Every card that does not exist is taken.' }),
      field,
    );
  };

  addEventListener('message', ({ data, origin }) => {
    if (origin !== location.origin || typeof data?.demoCard !== 'string') return;
    card.token = data.demoCard;
    const field = document.querySelector('[name="demo_card_token"]');
    if (field) field.value = card.token;
  });

  fill();
  document.body.addEventListener('island:checkout:updated', fill);
  // On a page without jQuery, `window.jQuery` may be an element with that id.
  if (typeof window.jQuery !== 'function') return;
  window.jQuery(document.body).on('updated_checkout', fill);
  window.jQuery('form.checkout').on('checkout_place_order_card', () => {
    card.asked += 1;
    return !card.refuses;
  });
})();
