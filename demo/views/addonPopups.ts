/**
 * The add-on's popups of the campaign day's page: a modal one and a notification. `&popup_trigger=load` changes the
 * first one's settings.
 */
import { html } from 'hono/html';
import type { Html } from './parts';
import type { PageRequest } from './types';

const defaults = {
  popup_trigger: 'custom',
  popup_load_delay: 1,
  popup_scroll_progress: 10,
  popup_inactivity_time: 15,
  popup_element_scroll: '',
  popup_custom_trigger: '',
  popup_specific_date: '2099-01-01 09:00',
  popup_stop_after_date: false,
  popup_stop_after_date_select: '2099-01-01 09:00',
  popup_show_again_delay: '60000',
  popup_disable_esc_key: false,
  popup_automatic_close_switch: false,
  popup_automatic_close_delay: 10,
  popup_animation: 'fade',
  popup_animation_duration: 1,
  popup_show_for_roles: '',
  popup_show_via_referral: false,
  popup_referral_keyword: '',
  popup_display_as: 'modal',
  popup_show_on_device: true,
  popup_show_on_device_mobile: true,
  popup_show_on_device_tablet: true,
  popup_disable_page_scroll: true,
  popup_overlay_disable_close: false,
  popup_close_button_display_delay: 0,
};

/** A popup as the plugin prints it. */
const popup = (id: number, settings: object, content: Html): Html => html`
<div id="king-addons-pb-popup-id-${id}" class="king-addons-pb-template-popup" data-settings="${JSON.stringify({ ...defaults, ...settings })}">
  <div class="king-addons-pb-template-popup-inner"><div class="king-addons-pb-popup-overlay"></div>
    <div class="king-addons-pb-popup-container"><div class="king-addons-pb-popup-close-btn"><i class="fa fa-times"></i></div>
      <div class="king-addons-pb-popup-container-inner"><div data-elementor-type="king-addons-pb-popups" data-elementor-id="${id}" class="elementor elementor-${id}">${content}</div></div>
    </div>
  </div>
</div>`;

const bundle = html`<h2>Two games, one price</h2>
<p>Take Nightcourier and Paper Moon Opera together until Sunday.</p>
<p class="addon-popup-buttons"><button type="button" class="button king-addons-pb-popup-trigger-button" data-trigger="close" data-show-delay="3600000" data-redirect="yes" data-redirect-url="/">Show me the games</button>
<button type="button" class="button king-addons-pb-popup-trigger-button" data-trigger="close-permanently" data-show-delay="10000000000000">Do not show this again</button>
<button type="button" class="button king-addons-pb-popup-trigger-button" data-trigger="back">Go back</button></p>`;

const posting = html`<h2>Posted today</h2><p>Order before four o’clock, and your games leave us this evening.</p>`;

/** The first popup's settings, as the plugin would print them, with the changes of the page's address. */
const settingsOf = ({ url }: PageRequest) =>
  Object.fromEntries(
    [...url.searchParams]
      .filter(([name]) => name.startsWith('popup_'))
      .map(([name, value]) => [name, ['true', 'false'].includes(value) ? value === 'true' : value]),
  );

/** Printed at the page's end. */
export const addonPopupsPart = (
  request: PageRequest,
): Html => html`<link rel="stylesheet" href="/assets/addon-popups.css" />
<section aria-labelledby="addon-popups"><h2 id="addon-popups">Offers</h2>
<p class="addon-popup-buttons"><button type="button" class="button show-bundle">Two games, one price</button> <button type="button" class="button show-posting">When is it posted?</button></p></section>
${popup(512, { popup_custom_trigger: '.show-bundle', ...settingsOf(request) }, bundle)}
${popup(513, { popup_custom_trigger: '.show-posting', popup_display_as: 'notification' }, posting)}`;
