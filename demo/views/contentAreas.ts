/** Widget areas whose content is fetched when they are opened, as ElementsKit prints them. */
import { html } from 'hono/html';
import type { Html } from './parts';

/** The content of the areas, by the id of their post. */
const contents: Record<string, Html> = {
  '678': html`<div data-elementor-type="wp-post" data-elementor-id="678" class="elementor elementor-678">
<div class="elementor-element elementor-widget elementor-widget-text-editor" data-element_type="widget" data-widget_type="text-editor.default">
<p>Games are sent within a day. <a href="/delivery/">All about delivery</a></p>
<p><a href="/?add-to-cart=101" data-quantity="1" class="button product_type_simple add_to_cart_button ajax_add_to_cart" data-product_id="101" data-product_sku="" aria-label="Add the game of the week to your cart" rel="nofollow">Add to cart</a></p>
</div></div>`,
};

/** The HTML of a public post; undefined for any other. */
export const areaContent = (post: string): Html | undefined => contents[post];

const area = (
  index: number,
  title: string,
  post: string,
) => html`<details class="elementskit-card"><summary>${title}</summary>
<div class="widgetarea_warper widgetarea_warper_editable" data-elementskit-widgetarea-key="0a1b2c3" data-elementskit-widgetarea-index="${index}">
<div class="ekit-widget-area-container" data-ajax-post-id="${post}"></div>
</div></details>`;

/** An area with content. */
export const deliveryArea = area(1, 'How fast is delivery?', '678');

/** Areas as an accordion of ElementsKit's. */
export const accordionOf = (areas: Html): Html =>
  html`<div class="elementor-widget elementor-widget-elementskit-advance-accordion ekit-template-ajax--yes" data-widget_type="elementskit-advance-accordion.default">
${areas}
</div>`;

/** Three areas: with content, with a post that is not there, and without a post. */
export const widgetAreas = (): Html => html`<section aria-labelledby="areas-title"><h2 id="areas-title">Questions</h2>
${accordionOf(html`${deliveryArea}
${area(2, 'What is to come?', '679')}
${area(3, 'Anything else?', '')}`)}</section>`;
