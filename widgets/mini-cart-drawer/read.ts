/** Reads the drawer's opener, and the server's mini-cart fragment. */
import { text } from '../../src/dom/attributes';
import { words } from '../../src/dom/words';
import { quantityIn } from '../../src/rules/cartContents';
import { type DrawerCart, type DrawerDetail, type DrawerItem, type DrawerProps, OPENER } from './contract';

/** Reads the cart page's address and the title. @param title name of the attribute that has the title */
const readHost = (host: Element | null, title: string): DrawerProps => ({
  cartUrl: (host && (text(host, 'href') || text(host, 'data-cart-url'))) || '/cart/',
  title: (host && text(host, title)) || '',
});

/** Reads the first opener of the page. */
export const readOpener = (page: ParentNode): DrawerProps => readHost(page.querySelector(OPENER), 'data-drawer-title');

/** Reads a panel's host. */
export const readPanel = (host: Element): DrawerProps => readHost(host, 'data-panel-title');

/** The text between a label and the next one: `dd` elements, or the rest of a list item. */
function valueAfter(label: Element): string {
  const parts: Node[] = [];
  for (let next = label.nextSibling; next && next.nodeName !== label.nodeName; next = next.nextSibling)
    parts.push(next);
  return parts
    .map(words)
    .filter(Boolean)
    .join(label.nodeName === 'DT' ? ', ' : ' ');
}

const withColon = (label: string): string => (!label || /[:：]$/.test(label) ? label : `${label}:`);

/** Reads a product's options from `dt` and `dd` or from WooCommerce's list; from any other markup, its whole text. */
function readDetails(place: Element | null): DrawerDetail[] {
  const labels = [...(place?.querySelectorAll('dt,.wc-item-meta-label') ?? [])];
  if (labels.length) return labels.map((label) => ({ label: withColon(words(label)), value: valueAfter(label) }));
  const value = words(place);
  return value ? [{ label: '', value }] : [];
}

/**
 * The amounts in an element: a shop with two currencies prints each amount in both. Struck-through amounts count only
 * where there are no others.
 */
function readAmounts(place: Element | null): string {
  const amounts = [...(place?.querySelectorAll('.amount') ?? [])].filter(
    (one) => !one.parentElement?.closest('.amount'),
  );
  const valid = amounts.filter((one) => !one.closest('del'));
  return (valid.length ? valid : amounts).map(words).join(' ');
}

/** Reads what a page of the shop says about a change that it has refused; "" for nothing. */
export const readErrors = (page: ParentNode): string =>
  [...page.querySelectorAll('.woocommerce-error,.is-error')].map(words).join(' ');

function readItem(row: Element): DrawerItem {
  const remove = row.querySelector<HTMLAnchorElement>('a.remove');
  const image = row.querySelector('img');
  const link = [...row.querySelectorAll<HTMLAnchorElement>('a:not(.remove)')].find((one) => words(one));
  const quantity = row.querySelector('.quantity');
  return {
    cartItemKey: remove ? text(remove, 'data-cart_item_key') : '',
    name: words(link) || words(row.querySelector('.product-name')) || words(row.firstElementChild?.nextElementSibling),
    href: link ? text(link, 'href') : '',
    image: image ? { src: text(image, 'src'), alt: '' } : undefined,
    details: readDetails(row.querySelector('.variation, .wc-item-meta')),
    quantity: quantityIn(words(quantity)) ?? 1,
    price: readAmounts(quantity),
    removeUrl: remove ? text(remove, 'href') : '',
    removeLabel: remove ? text(remove, 'aria-label') || words(remove) : '',
    successMessage: remove ? text(remove, 'data-success_message') : '',
  };
}

/** Reads the server's mini-cart. @param content the parsed fragment `div.widget_shopping_cart_content` */
export function readMiniCart(content: ParentNode): DrawerCart {
  const total = content.querySelector('.woocommerce-mini-cart__total, .total');
  const items = [...content.querySelectorAll('.woocommerce-mini-cart-item, .mini_cart_item')].map(readItem);
  const empty = words(content.querySelector('.woocommerce-mini-cart__empty-message, .empty'));
  return {
    items,
    subtotal: total ? { label: words(total.querySelector('strong')), amount: readAmounts(total) } : undefined,
    // Around an empty cart, a theme may print the way back to the shop.
    links: [...content.querySelectorAll('.woocommerce-mini-cart__buttons a, .buttons a, .return-to-shop a')].map(
      (link) => ({
        text: words(link),
        href: text(link, 'href'),
        isCheckout: link.classList.contains('checkout'),
      }),
    ),
    emptyText: items.length ? '' : empty,
  };
}
