import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '../shop';

/** The transitions that run while the cart drawer opens. */
async function moving(page: Page, shop: Shop): Promise<string[]> {
  await shop.open('/shop/');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const isBackdrop = (target: EventTarget | null) =>
      target instanceof Element && target.matches('.shop-islands-backdrop');
    const note = ({ propertyName, target }: TransitionEvent) =>
      seen.push(propertyName + (isBackdrop(target) ? ' behind' : ''));
    document.addEventListener('transitionrun', note, true);
  });
  await page.click('a.cart-contents');
  await expect(page.locator('dialog.shop-islands-dialog')).toBeVisible();
  return page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    // A transition of an element that is no longer drawn ends early.
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    return [...new Set((window as unknown as { seen: string[] }).seen)].sort();
  });
}

test.describe('a dialog', () => {
  test('slides in from its side while it and what is behind it fade', async ({ page, shop }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await moving(page, shop)).toEqual(expect.arrayContaining(['opacity', 'opacity behind', 'translate']));
  });

  test('is there at once where motion is to be reduced', async ({ page, shop }) => {
    expect(await moving(page, shop)).toEqual([]);
  });

  test('has an edge where the system chooses the colours', async ({ page, shop }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await shop.open('/shop/');
    await page.click('a.cart-contents');
    await expect(page.locator('dialog.shop-islands-dialog')).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
  });
});
