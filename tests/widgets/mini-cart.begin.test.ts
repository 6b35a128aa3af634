/** When a page with a cart that the tab does not know fetches it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { writeCookie } from '../../src/bridge/page/cookies';
import { ITEMS_COOKIE } from '../../src/rules/names';
import miniCart from '../../widgets/mini-cart';
import { breakNetwork } from '../faults/network';
import { open } from '../faults/visit';
import { settle, until } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

const FILLED = '<div class="widget_shopping_cart_content"><p>Two games</p></div>';
const BLANK = '<div class="widget_shopping_cart_content"></div>';

/** Opens a page; gives the calls for fragments. */
function visit(bodyClass: string, html: string) {
  const network = breakNetwork({
    on: /get_refreshed_fragments/,
    good: JSON.stringify({ fragments: { 'div.widget_shopping_cart_content': FILLED }, cart_hash: 'h' }),
  });
  open(miniCart, {
    prepare() {
      writeCookie(ITEMS_COOKIE, '1');
      document.body.className = bodyClass;
      document.body.innerHTML = html;
    },
  });
  return network;
}

const hand = (type: string, pointerType = 'mouse') => dispatchEvent(Object.assign(new Event(type), { pointerType }));

beforeEach(() => {
  for (const storage of [sessionStorage, localStorage]) storage.clear();
  return () => {
    writeCookie(ITEMS_COOKIE, '');
    document.body.className = '';
  };
});

describe('a cart that the tab does not know', () => {
  it.each([
    ['a listing, which a cache may have kept', 'archive', FILLED],
    ['a cart page with a blank mini-cart', 'woocommerce-cart', BLANK],
  ])('is fetched at once on %s', async (_, bodyClass, html) => {
    const network = visit(bodyClass, html);
    await until(() => expect(network.mine).toHaveLength(1));
  });

  it.each(['woocommerce-cart', 'woocommerce-checkout'])('waits for a hand on a page that shows it as it is now: %s', async (bodyClass) => {
    const network = visit(bodyClass, FILLED);
    await settle();
    expect(network.mine).toHaveLength(0);
    hand('pointerover');
    await until(() => expect(network.mine).toHaveLength(1));
    hand('pointerover');
    await settle();
    expect(network.mine).toHaveLength(1);
  });

  it('waits for what the shopper has pressed, and for no finger that is about to press', async () => {
    const network = visit('woocommerce-cart', FILLED);
    hand('pointerover', 'touch');
    await settle();
    document.body.firstElementChild?.setAttribute('aria-busy', 'true');
    hand('pointerup', 'touch');
    await settle();
    expect(network.mine).toHaveLength(0);
    document.body.firstElementChild?.removeAttribute('aria-busy');
    hand('keyup');
    await until(() => expect(network.mine).toHaveLength(1));
  });
});
