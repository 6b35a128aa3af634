/** Fills in the checkout's address, as a shopper in Britain does. */
import type { Page } from '@playwright/test';
import { ADDRESS } from '../helpers/address';

/** Fills in the fields for an order to Britain. Each field loses the focus before the next one is filled in. */
export async function fillAddress(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(ADDRESS)) await page.fill(`#billing_${name}`, value);
  await page.locator('#billing_email').blur();
}
