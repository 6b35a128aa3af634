/** The actions of a shopper, and checks of what the shopper sees. Each waits until it is possible, or true. */
import { expect } from 'vitest';
import type { Named, Tab, Target } from './drivers/tab';

/** Selector of a card's "Add to cart" button. */
export const card = (id: number) => `.ajax_add_to_cart[data-product_id="${id}"]`;

/** An element by its role and name, as assistive technology knows it. */
export const named = (role: Named['role'], name: string, within?: string): Named => ({ role, name, within });

/** Names the action that has failed. */
const blame = (what: string) => (cause: unknown) => Promise.reject(new Error(what, { cause }));

/** Waits until the element can be clicked, and clicks it. Rejects with the reason. */
export const click = (tab: Tab, target: Target) =>
  tab.click(target).catch(blame(`${JSON.stringify(target)} cannot be clicked.`));

/** Waits until the element is there. */
export const isThere = (tab: Tab, target: Target) =>
  expect.poll(() => tab.has(target), { message: JSON.stringify(target) }).toBe(true);

/** Clicks into the field and types a text, which replaces the old one. */
export async function fill(tab: Tab, selector: string, value: string): Promise<void> {
  await click(tab, selector);
  await tab.evaluate((on) => document.querySelector<HTMLInputElement>(on)?.select(), selector);
  await tab.type(value);
}

/** Chooses an option of a list. */
export async function choose(tab: Tab, selector: string, value: string): Promise<void> {
  await isThere(tab, `${selector} option[value="${value}"]`);
  await tab.evaluate(
    (on, wanted) => {
      const list = document.querySelector(on) as HTMLSelectElement;
      list.value = wanted;
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
    },
    selector,
    value,
  );
}

/** The visible text of all matching elements. */
export const text = (tab: Tab, selector: string): Promise<string> =>
  tab.evaluate(
    (on) =>
      [...document.querySelectorAll(on)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.textContent.trim())
        .join('\n'),
    selector,
  );

/** Values of all that fits. */
export const values = (tab: Tab, selector: string): Promise<string[]> =>
  tab.evaluate(
    (on) => [...document.querySelectorAll<HTMLInputElement | HTMLOptionElement>(on)].map(({ value }) => value),
    selector,
  );

const isSeen = (tab: Tab, target: Target): Promise<boolean> =>
  typeof target === 'string'
    ? tab.evaluate((on) => [...document.querySelectorAll(on)].some((one) => one.checkVisibility()), target)
    : tab.has(target);

/** Waits until nothing that matches is visible. */
export const isGone = (tab: Tab, target: Target) =>
  expect.poll(() => isSeen(tab, target), { message: JSON.stringify(target) }).toBe(false);

/** Focuses the element. */
export async function focus(tab: Tab, selector: string): Promise<void> {
  await isThere(tab, selector);
  await tab.evaluate((on) => document.querySelector<HTMLElement>(on)?.focus(), selector);
}

/**
 * Waits until the element has the focus. It does not use `:focus`, because after Tab the browser's own controls may
 * have the focus.
 */
export const hasFocus = (tab: Tab, selector: string) =>
  expect
    .poll(() => tab.evaluate((wanted) => document.activeElement?.matches(wanted), selector), {
      message: `focus on ${selector}`,
    })
    .toBe(true);

/** Presses Tab until the element has the focus; the page decides what comes in between. */
export async function tabTo(tab: Tab, id: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await tab.evaluate((wanted) => document.activeElement?.id === wanted, id)) return;
    await tab.press('Tab');
  }
  throw new Error(`Tab does not lead to #${id}.`);
}

/** Waits until a function that runs in the page returns true. */
export const becomesTrue = (tab: Tab, isTrue: () => boolean) =>
  expect.poll(() => tab.evaluate(isTrue), { message: `${isTrue}` }).toBe(true);

/** The tab's address. */
export const addressOf = (tab: Tab): Promise<string> => tab.evaluate(() => location.href);

/** Marks the page, and says whether it is still the same. */
export const mark = (tab: Tab) => tab.evaluate(() => void Object.assign(window, { isSamePage: true }));
export const isSame = (tab: Tab): Promise<boolean> => tab.evaluate(() => 'isSamePage' in window);

/**
 * Does an action that leaves the page, and waits until the next page has loaded. The next page may come from the
 * back/forward cache.
 */
export async function leave(tab: Tab, act: () => Promise<unknown>): Promise<void> {
  const leaving = `${Math.random()}`;
  await tab.evaluate((id) => void Object.assign(window, { leaving: id }), leaving);
  await act();
  const isNext = (id: string) => (window as { leaving?: string }).leaving !== id && document.readyState === 'complete';
  try {
    // While one page replaces another, nothing can be evaluated.
    await expect.poll(() => tab.evaluate(isNext, leaving).catch(() => false)).toBe(true);
  } catch (cause) {
    throw new Error(`Still at ${await addressOf(tab)}: ${await text(tab, '[role="alert"]')}`, { cause });
  }
}
