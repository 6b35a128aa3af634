/** Globals of the checkout and of forms with addresses, and the order attribution's, which every page has. */
import { fields, locale, states } from '../data/countries';
import { gatewaysFor } from '../shop/gateways';
import { endpoints } from '../shop/language';
import type { Visitor } from '../shop/visitor';
import { checkoutNonces } from './checkout';
import type { Globals } from './types';

const both = (name: string) => `#billing_${name}_field, #shipping_${name}_field`;
const withCart = (name: string) => `${both(name)}, #calc_shipping_${name}_field`;

/** The globals of forms with a country. The maps are JSON inside JSON, as WooCommerce prints them. */
export const countryGlobals: Globals = {
  wc_country_select_params: {
    countries: JSON.stringify(states),
    i18n_select_state_text: 'Choose…',
    i18n_no_matches: 'Nothing matches',
    i18n_searching: 'Searching…',
  },
  wc_address_i18n_params: {
    locale: JSON.stringify({ ...locale, default: fields }),
    locale_fields: JSON.stringify({
      address_1: both('address_1'),
      address_2: both('address_2'),
      state: withCart('state'),
      postcode: withCart('postcode'),
      city: withCart('city'),
    }),
    i18n_required_text: 'required',
    i18n_optional_text: 'optional',
  },
};

const branding = '<span class="demo-brand">Addresses by <b>Nowhere Maps</b></span>';
/** A provider's branding with HTML that must not reach the page, around HTML that may. */
const hostileBranding = `${branding}<script>window.demoInjected = 1;</script><img src="/assets/icon.svg" alt="Nowhere" width="20" height="20" onerror="window.demoInjected = 1" onload="window.demoInjected = 1" data-track="1"><a href="javascript:window.demoInjected = 1">about</a><iframe src="/demo/card-frame"></iframe>`;

/** `?provider=off` and `?provider=endpoint` stand for a shop without a provider's plugin. */
function addressGlobals(provider: string): Globals {
  if (['off', 'endpoint'].includes(provider)) return {};
  const own = { id: 'demo', name: 'Nowhere Maps', branding_html: provider === 'html' ? hostileBranding : branding };
  return {
    wc_address_autocomplete_common_params: {
      address_providers: JSON.stringify([own, { id: 'second', name: 'Elsewhere Maps', branding_html: '' }]),
    },
  };
}

/** The globals for the checkout's scripts. The page's address can change the address providers. */
export const checkoutGlobals = (visitor: Visitor, { searchParams }: URL): Globals => ({
  wc_checkout_params: {
    ...endpoints(),
    ...checkoutNonces(visitor),
    option_guest_checkout: 'yes',
    checkout_url: endpoints().wc_ajax_url.replace('%%endpoint%%', 'checkout'),
    is_checkout: '1',
    gateways_with_custom_place_order_button: gatewaysFor(visitor).flatMap(({ id, hasOwnButton }) =>
      hasOwnButton ? id : [],
    ),
    debug_mode: '',
    i18n_checkout_error:
      'Your order could not be handled. Before you try again, see in <a href="/my-account/orders/">your orders</a> whether it was placed.',
  },
  ...countryGlobals,
  ...addressGlobals(searchParams.get('provider') ?? ''),
});

export const attributionGlobals: Globals = {
  wc_order_attribution: {
    params: {
      lifetime: 0.00001,
      session: 30,
      base64: false,
      ajaxurl: '/wp-admin/admin-ajax.php',
      prefix: 'wc_order_attribution_',
      allowTracking: true,
    },
    fields: {
      source_type: 'current.typ',
      referrer: 'current_add.rf',
      utm_campaign: 'current.cmp',
      utm_source: 'current.src',
      utm_medium: 'current.mdm',
      utm_content: 'current.cnt',
      utm_id: 'current.id',
      utm_term: 'current.trm',
      utm_source_platform: 'current.plt',
      utm_creative_format: 'current.fmt',
      utm_marketing_tactic: 'current.tct',
      session_entry: 'current_add.ep',
      session_start_time: 'current_add.fd',
      session_pages: 'session.pgs',
      session_count: 'udata.vst',
      user_agent: 'udata.uag',
    },
  },
};
