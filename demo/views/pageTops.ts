/** Buttons that lead to a page's top, as themes and add-ons print them. */
import { html } from 'hono/html';

const arrow = html`<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M3 5l5 6 5-6" fill="none" stroke="currentColor" stroke-width="2" /></svg>`;

/** Astra's button, on every device, and that of Essential Addons. */
export const themeToTops = html`<div id="ast-scroll-top" tabindex="0" class="ast-scroll-top-icon ast-scroll-to-top-right" data-on-devices="both"><span class="ast-icon icon-arrow">${arrow}</span><span class="screen-reader-text">Scroll to Top</span></div>
<div class="eael-ext-scroll-to-top-wrap scroll-to-top-hide"><span class="eael-ext-scroll-to-top-button">${arrow}</span></div>`;

const settings = {
  offset_top: '',
  show_after: null,
  show_scroll: '',
  style: 'progress_indicator',
  foreground: '#2a2da8',
  background: '#dddddd',
};

/** ElementsKit's button with its ring, which is always visible. */
export const backToTop = html`<div class="elementor-widget elementor-widget-elementskit-back-to-top"><div class="ekit-wid-con"><div class="ekit-back-to-top-container ekit-btt progress_indicator" data-settings="${JSON.stringify(settings)}"><span class="ekit-btt__button "><div class="progress_indicator"><canvas id="canvas-5b1e" class="canvas" data-canvas="5b1e"></canvas><span>${arrow}</span></div></span></div></div></div>`;
