/**
 * The popups part of the campaign day's page, as Elementor Pro prints popups: at the page's end, hidden by a style
 * sheet. `?popup={…}` prints the letter with other settings.
 */
import { html } from 'hono/html';
import { findProduct } from '../data/products';
import { loopLink } from './loopLink';
import { type Html, priceHtml } from './parts';
import type { PageRequest } from './types';

/** Ids of products of the demo. */
const OFFER = 101;

const LETTER = {
  entrance_animation: 'fadeIn',
  exit_animation: 'fadeIn',
  entrance_animation_duration: { unit: 'px', size: 0.4, sizes: [] },
  a11y_navigation: 'yes',
  prevent_scroll: 'yes',
  triggers: { scrolling: 'yes', scrolling_direction: 'down', scrolling_offset: 60, exit_intent: 'yes' },
  timing: { times: 'yes', times_times: 2, times_period: 'day' },
};

/** A popup without triggers, which only links open. */
const OFFER_SETTINGS = {
  close_button_position: 'outside',
  a11y_navigation: 'yes',
  open_selector: '.open-offer',
  timing: [],
};

/** A popup in a corner, which does not interrupt the visitor. */
const NOTE = {
  avoid_multiple_popups: 'yes',
  prevent_close_on_background_click: 'yes',
  triggers: { inactivity: 'yes', inactivity_time: 45 },
  timing: { times: 'yes', times_times: 1, times_period: 'session' },
};

/** The fragment of an action, encoded as WordPress prints it. */
function actionHash(name: string, settings: Record<string, unknown>): string {
  const base64 = btoa(JSON.stringify(settings));
  return `#elementor-action%3Aaction%3D${encodeURIComponent(name)}%26settings%3D${encodeURIComponent(base64)}`;
}

const popup = (id: number, settings: unknown, content: Html) =>
  html`<div data-elementor-type="popup" data-elementor-id="${id}" class="elementor elementor-${id} elementor-location-popup" data-elementor-settings="${JSON.stringify(settings)}" data-elementor-post-type="elementor_library">${content}</div>`;

const letter = html`<div class="elementor-element e-con e-parent" data-id="5e0a1c2" data-element_type="container">
  <div class="elementor-widget elementor-widget-heading"><h2 class="elementor-heading-title">A letter every Friday</h2></div>
  <div class="elementor-widget elementor-widget-text-editor"><p>New games, fair prices, no noise. The first letter brings five pounds for your next game.</p></div>
  <form class="popup-letter" action="/campaign-day/" method="get">
    <p><label for="letter-address">Your e-mail address</label><input type="email" id="letter-address" name="email" autocomplete="email" required /></p>
    <p><button class="button" type="submit">Send me the letter</button></p>
  </form>
  <p class="popup-again"><a href="${actionHash('popup:close', { do_not_show_again: 'yes' })}">Do not show this again</a></p>
</div>`;

function offer({ url }: PageRequest): Html {
  const { product } = findProduct(OFFER) ?? {};
  if (!product) return html``;
  const { text, label, className, href } = loopLink(product, url.pathname);
  return html`<div class="elementor-element e-con e-parent" data-id="7d21b90" data-element_type="container">
  <div class="elementor-widget elementor-widget-heading"><h2 class="elementor-heading-title">Today only: ${product.name}</h2></div>
  <p class="price">${priceHtml(product)}</p>
  <p><a href="${href}" data-quantity="1" data-product_id="${product.id}" class="button ${className}" aria-label="${label}" rel="nofollow">${text}</a></p>
  <p><a href="${actionHash('popup:open', { id: '2201', toggle: false })}">Or let us write to you</a></p>
</div>`;
}

const note = html`<div class="elementor-element e-con e-parent" data-id="9f40c11" data-element_type="container">
  <div class="elementor-widget elementor-widget-heading"><h2 class="elementor-heading-title">Still looking?</h2></div>
  <p>We are here until six. <a href="/shop/">See all games</a></p>
</div>`;

function ownSettings({ url }: PageRequest): Record<string, unknown> {
  try {
    return JSON.parse(url.searchParams.get('popup') ?? '{}');
  } catch {
    return {};
  }
}

/** Printed at the page's end. */
export const popupsPart = (
  request: PageRequest,
): Html => html`<link rel="stylesheet" href="/assets/elementor-popup.css" />
<section class="popup-links" aria-label="Popups">
  <h2>Deals of the day</h2>
  <p><button type="button" class="button open-offer">Today’s offer</button> <a class="button" href="${actionHash('popup:open', { id: '2201', toggle: false })}">Our letter</a> <a class="button" href="${actionHash('popup:open', { id: '2203', toggle: true })}">Opening hours</a></p>
</section>
${popup(2201, { ...LETTER, ...ownSettings(request) }, letter)}
${popup(2202, OFFER_SETTINGS, offer(request))}
${popup(2203, NOTE, note)}`;
