/**
 * Places that show a service's answers: their markup, hostile answers, and the action that shows the answer.
 */
import type { Page } from '@playwright/test';
import { fixtures } from './fixtures';
import { bundles } from './payloads';
import type { Answer, Scene } from './scene';

export interface AnswerPlace extends Scene {
  name: string;
  /** Asks for it. */
  ask(page: Page): Promise<void>;
  /** Selector of the element that shows the answer. It must contain some of the hostile texts. */
  shown: string;
}

/** A word in the hostile texts that proves that they were shown. */
export const MARK = 'shown-by-the-corpus';
const hostile = `${MARK} ${bundles.join(' ')}`;
const json = (value: unknown): Answer => ({ body: JSON.stringify(value) });
const fixture = (name: string) => fixtures.get(name) as string;

const newsletter = (name: string, answer: unknown): AnswerPlace => ({
  name,
  html: fixture('newsletter'),
  answer: ({ pathname }) => (pathname.includes('sendmail') ? json(answer) : undefined),
  shown: '.ekit-mail-message',
  async ask(page) {
    await page.fill('[name=email]', 'jo@example.org');
    await page.click('.ekit-mail-submit');
  },
});

/** A provider whose every answer is hostile. */
const PROVIDER = `window.wc.addressAutocomplete.registerAddressAutocompleteProvider({
  id: 'corpus',
  canSearch: () => true,
  search: async () => (await fetch('/xss/suggestions')).json(),
  select: async () => (await fetch('/xss/address')).json(),
});`;
const suggestion = { id: hostile, label: hostile, matchedSubstrings: [{ offset: 0, length: 40 }] };

const address = (name: string, shown: string): AnswerPlace => ({
  name,
  html: fixture('address-autocomplete').replace(/<script[\s\S]*?<\/script>/, ''),
  config: {
    globals: {
      wc_address_autocomplete_common_params: {
        address_providers: JSON.stringify([{ id: 'corpus', name: hostile, branding_html: `<b>${MARK}</b>${hostile}` }]),
      },
    },
  },
  script: PROVIDER,
  answer: ({ pathname }) => (pathname === '/xss/suggestions' ? json([suggestion, suggestion]) : undefined),
  shown,
  async ask(page) {
    await page.locator('#billing_address_1').click();
    await page.locator('.autocomplete-available').first().waitFor();
    await page.locator('#billing_address_1').pressSequentially('12 Arc');
  },
});

const bought = {
  id: '1',
  widgetId: '2',
  firstName: hostile,
  location: { city: hostile, region: hostile, country: hostile },
  imageUrl: `javascript:canary('card-picture')`,
  cart: [
    {
      name: hostile,
      price: hostile,
      imageUrl: "javascript:canary('card-product')",
      url: "javascript:canary('card-link')",
    },
  ],
};

export const answerPlaces: readonly AnswerPlace[] = [
  newsletter('a newsletter’s error', { success: [], error: hostile }),
  newsletter('a newsletter’s words', { success: { body: JSON.stringify({ title: hostile }) }, error: [] }),
  address('an address provider’s suggestions', '[role=listbox]'),
  address('an address provider’s branding', '.woocommerce-address-autocomplete-branding, [class*=branding]'),
  {
    name: 'a notification service',
    html: fixture('social-proof'),
    // A preview comes at once.
    answer: ({ pathname }) => (pathname.endsWith('/demo') ? json({ data: bought, ...bought }) : undefined),
    shown: 'aside',
    async ask() {},
  },
];
