import jQuery from 'jquery';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakePage, setPage } from '../../helpers/page';
import { settle } from '../../helpers/settle';
import { freshVisits } from '../../helpers/visit';

const reloads = { count: 0 };
vi.mock('../../../src/bridge/page/reload', () => ({ reload: () => void reloads.count++ }));

freshVisits();

const COUNT = { 'a.count': '<a class="count">1</a>' };

let page: FakePage;
beforeEach(async () => {
  vi.resetModules();
  for (const target of [document, document.body]) jQuery(target).off();
  document.body.innerHTML =
    '<a class="count">0</a><div class="widget_shopping_cart"><div class="hide_cart_widget_if_empty"><div class="widget_shopping_cart_content"></div></div></div>';
  sessionStorage.clear();
  (window as { jQuery?: unknown }).jQuery = jQuery;
  page = setPage();
  const { hearOtherScripts } = await import('../../../src/actions/otherScripts');
  await import('../../../src/bridge/jquery/bridge');
  hearOtherScripts();
});

/** Brings the cart's state, and what shows it. */
async function bringCart(): Promise<void> {
  (await import('../../../src/actions/pageCart')).pageCart();
}

const isWidgetSeen = () => document.querySelector<HTMLElement>('.widget_shopping_cart')?.style.display !== 'none';
const count = () => document.querySelector('.count')?.textContent;

describe('a product that another script has added', () => {
  it('shows the cart’s widget even if that script names no hash, because the cookie does', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = 'woocommerce_cart_hash=h1; path=/';
    await bringCart();
    jQuery(document.body).trigger('added_to_cart', [COUNT]);
    await settle();
    expect([count(), isWidgetSeen(), sessionStorage.getItem('wc_cart_hash_shop_islands')]).toEqual(['1', true, 'h1']);
  });

  it('is shown by the mini-cart’s code where the buttons are switched off', async () => {
    page.wake = async (name) => {
      if (name === 'mini-cart') await bringCart();
    };
    jQuery(document.body).trigger('added_to_cart', [COUNT, 'h1']);
    await vi.waitFor(() => expect(count()).toBe('1'));
  });

  it('causes no error when neither code loads', async () => {
    const rejected: unknown[] = [];
    const onRejected = (cause: unknown) => rejected.push(cause);
    process.on('unhandledRejection', onRejected);
    jQuery(document.body).trigger('added_to_cart', [COUNT, 'h1']);
    await settle();
    await settle();
    process.off('unhandledRejection', onRejected);
    expect([rejected, page.woken]).toEqual([[], ['add-to-cart', 'mini-cart']]);
  });
});

describe('a product that another script has added on the page of an empty cart', () => {
  const EMPTY = '<div class="wc-empty-cart-message"></div>';
  const items = (isThere: boolean) => {
    for (const name of ['woocommerce_items_in_cart', 'woocommerce_cart_hash']) {
      // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
      document.cookie = `${name}=1; path=/; max-age=${isThere ? 60 : 0}`;
    }
  };

  it.each([
    ['with fragments', [COUNT, 'h1'], true, 1],
    ['without fragments', [], true, 1],
    ['though there is no cart', [COUNT, 'h1'], false, 0],
  ])('loads the page again: %s', async (_what, args, isThere, times) => {
    reloads.count = 0;
    document.body.insertAdjacentHTML('beforeend', EMPTY);
    items(isThere);
    await bringCart();
    jQuery(document.body).trigger('added_to_cart', args);
    await settle();
    items(false);
    expect(reloads.count).toBe(times);
  });
});

describe('what other scripts said of the cart while the page slept', () => {
  it('is taken in the order in which they said it, so that the newest cart is shown', async () => {
    vi.resetModules();
    page = setPage();
    const count = (text: string) => ({ 'a.count': `<a class="count">${text}</a>` });
    page.heard.set('removed_from_cart', [document.body, count('older'), 'h1']);
    page.heard.set('added_to_cart', [document.body, count('newer'), 'h2']);
    await bringCart();
    await import('../../../src/bridge/jquery/bridge');
    (await import('../../../src/actions/otherScripts')).hearOtherScripts();
    await settle();
    expect(document.querySelector('.count')?.textContent).toBe('newer');
  });
});
