import { beforeEach, expect, it, vi } from 'vitest';
import { createSight } from '../../../src/dom/sight';
import { createSight as fakeSight } from '../../helpers/sight';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Elements that a style hides. */
let hidden: Set<Element>;
let seen: string[];
beforeEach(() => {
  hidden = new Set();
  seen = [];
  document.body.innerHTML = '<a href="/cart/">Cart</a><i id="menu"></i><i id="page"></i>';
  for (const element of document.querySelectorAll('i')) element.checkVisibility = () => !hidden.has(element);
});

const watch = () => {
  const browser = fakeSight();
  const sight = createSight(({ id }) => seen.push(id));
  for (const element of document.querySelectorAll('i')) sight?.observe(element);
  return { browser, sight };
};

it('an element is seen once it is near the view, and once only', () => {
  const { browser } = watch();
  expect(seen).toEqual([]);
  browser.show(find('#page'));
  browser.show(find('#page'));
  expect(seen).toEqual(['page']);
});

it.each(['pointerover', 'focusin', 'click', 'transitionrun', 'transitionend'])(
  'what a style hides counts as seen once %s shows it',
  async (type) => {
    const { browser } = watch();
    hidden.add(find('#menu'));
    browser.show(find('#menu'));
    find('a').dispatchEvent(new Event(type, { bubbles: true }));
    await frame();
    expect(seen).toEqual([]);
    hidden.clear();
    find('a').dispatchEvent(new Event(type, { bubbles: true }));
    await frame();
    expect(seen).toEqual(['menu']);
  },
);

it('nothing counts as seen after the end, or far from the view', async () => {
  const { browser, sight } = watch();
  hidden.add(find('#menu'));
  browser.show(find('#menu'));
  browser.show(find('#page'), { height: 0 });
  hidden.clear();
  sight?.disconnect();
  find('a').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await frame();
  expect(seen).toEqual([]);
});

it('there is no sight in a browser without IntersectionObserver', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  expect(createSight(() => {})).toBeUndefined();
});
