/** Owns how to open each of the panels that lie over the page in the demo. */
import type { Page } from '@playwright/test';
import type { Shop } from './shop';

export interface Cover {
  name: string;
  /** Selector of the open panel. */
  panel: string;
  /** An element in the panel on which a press can begin. Default: the panel. */
  inside?: string;
  open(page: Page, shop: Shop): Promise<void>;
  /** The path of a page from which the panel can be opened. */
  path: string;
}

export const covers: Cover[] = [
  {
    name: 'the cart’s drawer',
    panel: '.shop-islands-dialog[open]',
    path: '/shop/',
    open: (page) => page.click('a.cart-contents'),
  },
  {
    name: 'a quick view without a frame',
    panel: '.shop-islands-dialog[open] .product',
    path: '/shop/',
    async open(page) {
      await page.evaluate(() => document.documentElement.setAttribute('data-quick-view', 'native'));
      await page.locator('.products .shopengine-quickview-trigger').first().click();
    },
  },
  {
    name: 'a sidebar',
    panel: '.ekit_isActive .ekit-sidebar-widget',
    path: '/content/?with=header',
    open: (page) => page.getByRole('button', { name: 'Open the panel' }).click(),
  },
  {
    name: 'a panel',
    panel: '.e-off-canvas[aria-hidden=false]',
    inside: '.e-off-canvas[aria-hidden=false] .e-off-canvas__content',
    path: '/content/?with=header',
    open: (page) => page.getByRole('link', { name: 'How we pack' }).click(),
  },
  {
    name: 'the header’s search',
    panel: '.shop-islands-search[open]',
    inside: '.shop-islands-search[open] [type=search]',
    path: '/content/?with=header',
    open: (page) => page.getByRole('button', { name: 'Open the search' }).click(),
  },
  {
    name: 'big pictures',
    panel: '.shop-islands-lightbox[open]',
    inside: '.shop-islands-lightbox[open] img',
    path: '/content/?with=forms',
    open: (page) => page.getByRole('link', { name: 'A controller' }).click(),
  },
  {
    name: 'a popup',
    panel: '.elementor-popup-modal',
    inside: '.elementor-popup-modal .dialog-message',
    path: '/campaign-day/?with=popups',
    open: (page) => page.getByRole('link', { name: 'Our letter' }).click(),
  },
  {
    name: 'an add-on popup',
    panel: '.king-addons-pb-popup-open .king-addons-pb-popup-container',
    path: '/campaign-day/?with=addon&popup_trigger=custom&popup_custom_trigger=h1',
    open: (page) => page.locator('h1').first().click(),
  },
  {
    name: 'the preferences of consent',
    panel: '.shop-islands-consent-preferences[open]',
    path: '/campaign-day/?with=consent&banner=own',
    open: (page) =>
      page.getByRole('region', { name: 'Your privacy' }).getByRole('button', { name: 'Privacy preferences' }).click(),
  },
];
