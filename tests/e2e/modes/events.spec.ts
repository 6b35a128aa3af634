import { button, expect, test } from '../shop';

test('DOM events announce what happens to the cart', async ({ page, shop }) => {
  await shop.open('/shop/');
  await page.evaluate(() => {
    Object.assign(window, { told: [] });
    for (const type of ['cart:adding', 'fragments:added', 'cart:added'])
      document.addEventListener(`island:${type}`, (event) =>
        (window as never as { told: string[] }).told.push(
          `${type} ${Object.keys((event as CustomEvent).detail).sort()}`,
        ),
      );
  });
  await page.click(button(101));
  await expect(page.locator(button(101))).toHaveClass(/added/);
  expect(await page.evaluate(() => (window as never as { told: string[] }).told)).toEqual([
    'cart:adding button,fields',
    'fragments:added fragments,hash',
    'cart:added button,cartHash,fragments',
  ]);
});

test('a DOM listener can veto an add too', async ({ page, shop }) => {
  await shop.open('/shop/');
  await page.evaluate(() => document.addEventListener('island:cart:adding', (event) => event.preventDefault()));
  await page.click(button(101));
  await expect(page.locator(button(101))).toHaveAttribute('aria-busy', 'false');
  expect(shop.calls).toEqual([]);
});
