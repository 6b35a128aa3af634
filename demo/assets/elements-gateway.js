/**
 * The script of a payment provider's gateway: it mounts its own fields when the review has come, asks its service for a
 * source before the order, and then submits the form again. For one saved card, the answer to the order is an address
 * with a hash, because the bank wants a confirmation. `window.elements` records its actions; a test sets `declines`, or
 * sets `waits` to answer later by `answer()`.
 */
(() => {
  const { jQuery } = window;
  const hasJQuery = typeof jQuery === 'function';
  const elements = { mounted: 0, asked: 0, shown: [], declines: false, waits: false, answer() {} };
  window.elements = elements;

  const form = document.querySelector('form.checkout');
  const make = (tag, properties, ...children) => {
    const node = Object.assign(document.createElement(tag), properties);
    node.append(...children);
    return node;
  };

  /** The card's fields. They have no name, because the shop must not see a card's number. */
  const mount = () => {
    const place = document.querySelector('#elements-card');
    if (!place || place.children.length) return;
    elements.mounted += 1;
    place.append(
      make('label', {}, 'Card number ', make('input', { className: 'elements-number' })),
      make('iframe', { title: 'Card security', src: '/demo/card-frame' }),
    );
  };

  async function payAt(address) {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ billing_email: 'ada@example.com' }),
    });
    location.href = (await answer.json()).redirect;
  }

  const mountExpress = () => {
    const place = document.querySelector('#elements-express');
    if (!place || place.children.length) return;
    place.append(
      make('button', {
        type: 'button',
        textContent: 'Pay at once',
        onclick: () => payAt('/?wc-ajax=elements_express'),
      }),
    );
  };

  const refresh = () => {
    mount();
    mountExpress();
  };

  const chosenToken = () => form.querySelector('[name="wc-elements-payment-token"]:checked')?.value;
  /** A new card needs its fields, a saved one does not. */
  const showFields = () => {
    const fields = form.querySelector('#wc-elements-form');
    if (fields) fields.hidden = chosenToken() !== 'new';
    elements.shown.push(chosenToken());
  };

  const forget = () => form.querySelector('[name="elements_source"]')?.remove();

  function submitAgain() {
    form.classList.remove('processing');
    if (hasJQuery) jQuery(form).trigger('submit');
    else form.requestSubmit();
  }

  function refuse() {
    for (const notice of document.querySelectorAll('.woocommerce-NoticeGroup-checkout, .woocommerce-error'))
      notice.remove();
    const list = make(
      'ul',
      { className: 'woocommerce-error' },
      make('li', { textContent: 'The provider did not take this card.' }),
    );
    form.prepend(make('div', { className: 'woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout' }, list));
    form.classList.remove('processing');
    if (hasJQuery) jQuery(document.body).trigger('checkout_error');
  }

  async function makeSource() {
    // Stands in for the provider's service. It answers later, because a browser ignores a submission during another
    // one.
    await fetch('/assets/icon.svg');
    await new Promise((resolve) => {
      elements.answer = resolve;
      if (!elements.waits) resolve();
    });
    if (elements.declines) return refuse();
    forget();
    form.append(make('input', { type: 'hidden', name: 'elements_source', value: 'src_accepted' }));
    submitAgain();
  }

  /** Whether the order may leave now. Otherwise the form is submitted again once there is a source. */
  const mayPlace = () => {
    if (chosenToken() !== 'new' || form.querySelector('[name="elements_source"]')) return true;
    elements.asked += 1;
    void makeSource();
    return false;
  };

  /** The bank asks for a confirmation, in a dialog over the page. The form stays covered until the answer. */
  function confirm(address) {
    const dialog = make('dialog', { ariaLabel: 'Your bank' });
    const choose = (textContent, run) =>
      make('button', {
        type: 'button',
        textContent,
        onclick() {
          dialog.remove();
          run();
        },
      });
    dialog.append(
      choose('Confirm', () => payAt(address)),
      choose('Refuse', refuse),
    );
    document.body.append(dialog);
    dialog.showModal();
  }

  addEventListener('hashchange', () => {
    const [, address] = /^#confirm-pi-[^:]+:(.+)$/.exec(location.hash) ?? [];
    if (!address) return;
    history.replaceState(null, '', location.pathname + location.search);
    confirm(decodeURIComponent(address));
  });

  mountExpress();
  if (hasJQuery) {
    jQuery(document.body).on('updated_checkout', refresh).on('checkout_error', forget);
    jQuery(form)
      .on('checkout_place_order_elements', mayPlace)
      .on('change click', '[name="wc-elements-payment-token"]', showFields);
  } else {
    document.body.addEventListener('island:checkout:updated', refresh);
    form.addEventListener('island:checkout:placing', (event) => {
      if (event.detail.method === 'elements' && !mayPlace()) event.preventDefault();
    });
    form.addEventListener(
      'change',
      ({ target }) => target.matches('[name="wc-elements-payment-token"]') && showFields(),
    );
    form.addEventListener('island:checkout:error', forget);
  }
})();
