/**
 * ShopEngine's currency switcher. It has its inline handler unless a policy forbids such handlers; links do the same
 * without a script.
 */
import { html, raw } from 'hono/html';
import { currencies, currency } from '../shop/currency';
import type { Html } from './parts';
import type { PageRequest } from './types';

function link(code: string, url: URL): Html {
  const query = new URLSearchParams(url.search);
  query.set('currency', code);
  return html`<a href="?${query}">${code}</a> `;
}

/** The select, with links instead for pages without scripts. A page with a policy has no inline handler. */
export function currencySwitcher({ mode, url }: PageRequest): Html {
  const handler = mode.csp === 'none' ? raw('onchange="shopengine_currency_switcher(this.value)"') : '';
  const own = currency().code;
  return html`<div class="shopengine-currency-switcher"><select ${handler} class="shopengine-currency-switcher--select" aria-label="Currency">
  <option value="">Currency</option>
  ${currencies.map(({ code, name, symbol }) => html`<option ${code === own ? raw('selected="selected"') : ''} value="${code}">${symbol} ${name}</option>`)}
</select><noscript>${currencies.map(({ code }) => link(code, url))}</noscript></div>`;
}
