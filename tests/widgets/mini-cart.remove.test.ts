import { beforeEach, expect, it, vi } from 'vitest';
import { loadIsland, open } from '../faults/visit';
import { find, showFixture } from '../helpers/fixture';
import { settle, until } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

const CONTENT = 'div.widget_shopping_cart_content';

/** The calls that the shop got, each with the function that answers it. */
const calls: (() => void)[] = [];

/** Lets the shop answer each call as the test wants, with one of these mini-carts; later calls are refused. */
function answerWith(...contents: string[]): void {
  vi.stubGlobal('fetch', async () => {
    const content = contents[calls.length];
    await new Promise<void>((resolve) => calls.push(resolve));
    const answer = content === undefined ? { success: false } : { fragments: { [CONTENT]: content }, cart_hash: 'h' };
    return new Response(JSON.stringify(answer));
  });
}

/** The page's mini-cart without some of its rows. */
function without(rows: string): string {
  const content = find(CONTENT).cloneNode(true) as HTMLElement;
  for (const row of content.querySelectorAll(rows)) row.remove();
  return content.outerHTML;
}

const answer = async () => {
  calls.at(-1)?.();
  await settle();
};

/** Presses the first item's link, then the second one's, and lets the shop answer the first press. */
async function removeTwo() {
  const { act, left } = open(await loadIsland('mini-cart'), {});
  for (const link of document.querySelectorAll<HTMLElement>('.remove_from_cart_button')) act(link);
  await until(() => expect(calls).toHaveLength(1));
  calls[0]?.();
  await until(() => expect(calls).toHaveLength(2));
  return { act, left };
}

beforeEach(() => {
  // Each visit has code of its own, which listens to its own page.
  vi.resetModules();
  calls.length = 0;
  showFixture('mini-cart');
  answerWith(without('.mini_cart_item:first-child'), without('.mini_cart_item'));
});

it('an item that waits for its removal stays dimmed when the answer to another removal prints it again', async () => {
  await removeTwo();
  const row = find('.mini_cart_item');
  expect([row.className, row.getAttribute('aria-busy')]).toEqual([expect.stringContaining('updating'), 'true']);
});

it('an item that waits for its removal is removed once, and the shopper stays on the page', async () => {
  const { act, left } = await removeTwo();
  find('.mini_cart_item').classList.remove('updating');
  act('.remove_from_cart_button');
  await settle();
  await answer();
  await answer();
  expect([calls.length, left, document.querySelector('.mini_cart_item')]).toEqual([2, [], null]);
});

it('an item can be removed again on a page that comes back from history, whose call has got no answer', async () => {
  const { act } = await removeTwo();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  find('.mini_cart_item').classList.remove('updating');
  act('.remove_from_cart_button');
  await settle();
  await answer();
  await until(() => expect(calls).toHaveLength(3));
});
