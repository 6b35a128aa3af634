import { expect, it, vi } from 'vitest';
import { tellFailure } from '../../../src/actions/addFailure';
import { writeCookie } from '../../../src/bridge/page/cookies';
import { ITEMS_COOKIE } from '../../../src/rules/names';
import { find } from '../../helpers/fixture';
import { setPage } from '../../helpers/page';

vi.mock('../../../src/ui/messages/notify', () => ({ notify: () => {} }));

it.each([
  ['', 'none'],
  ['1', ''],
])(
  'a cart widget that was shown while a product was added is hidden again unless there is a cart (cookie “%s”)',
  (items, display) => {
    setPage();
    writeCookie(ITEMS_COOKIE, items);
    document.body.innerHTML = '<div class="widget_shopping_cart"><div class="hide_cart_widget_if_empty"></div></div>';
    tellFailure({ kind: 'unknown' });
    expect(find('.widget_shopping_cart').style.display).toBe(display);
  },
);
