/**
 * The script of a wallet's gateway, which draws the order's button itself. `window.wallet` says how often it was asked
 * to draw and to clean up; with `late` in the
 * page's address it registers only when `wallet.register()` is called.
 */
(() => {
  const wallet = { drawn: 0, cleaned: 0, register };
  window.wallet = wallet;

  function register() {
    window.wc.customPlaceOrderButton.register('wallet', {
      render(container, api) {
        wallet.drawn += 1;
        const button = Object.assign(document.createElement('button'), {
          type: 'button',
          className: 'button alt',
          textContent: 'Pay with the wallet',
        });
        button.addEventListener('click', () => pay(container.closest('form'), api));
        container.append(button);
      },
      cleanup() {
        wallet.cleaned += 1;
      },
    });
  }

  /** The wallet gives its token only to a form without a mistake. */
  async function pay(form, api) {
    const { hasError } = await api.validate();
    if (hasError) return;
    form.querySelector('[name="wallet_token"]')?.remove();
    form.append(
      Object.assign(document.createElement('input'), { type: 'hidden', name: 'wallet_token', value: 'paid' }),
    );
    api.submit();
  }

  if (!new URLSearchParams(location.search).has('late')) register();
})();
