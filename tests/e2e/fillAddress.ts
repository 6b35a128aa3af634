/** Fills in the checkout's address, as a shopper in Britain does. */
import type { Page } from '@playwright/test';

/** What an order to Britain needs, by the name of the field. */
export const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: '1 High Street',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  email: 'ada@example.com',
};

/** Fills in what an order to Britain needs; each field is left before the next. */
export async function fillAddress(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(ADDRESS)) await page.fill(`#billing_${name}`, value);
  await page.locator('#billing_email').blur();
}
