import { beforeEach, describe, expect, it, vi } from 'vitest';
import { find, showFixture } from '../helpers/fixture';
import { freshVisits } from '../helpers/visit';

freshVisits();

const slides: string[] = [];
vi.mock('../../src/ui/motion/slide', () => ({
  slide: (element: HTMLElement, isShown: boolean, milliseconds: number) =>
    slides.push(`${isShown ? 'open' : 'shut'} ${element.id} ${milliseconds}`),
}));

async function visit(): Promise<void> {
  const { default: island } = await import('../../widgets/field-hints');
  if (island.mode !== 'enhance') throw new Error('It has no view.');
  await island.start?.();
  for (const host of hints()) island.adopt?.(host);
  slides.length = 0;
}

const hints = () => [...document.querySelectorAll<HTMLElement>('.description')];
const open = () => hints().map((hint) => hint.getAttribute('aria-hidden') === 'false');
const notes = () => find('#order_comments');
const gift = () => find('#gift_for');

beforeEach(() => {
  showFixture('field-hints');
});

describe('a description', () => {
  it('describes its field, and is closed', async () => {
    notes().setAttribute('aria-describedby', 'other');
    await visit();
    const [first, second] = hints().map(({ id }) => id);
    expect(notes().getAttribute('aria-describedby')).toBe(`other ${first}`);
    expect(gift().getAttribute('aria-describedby')).toBe(second);
    expect(second).toMatch(/^gift_for-hint/);
    expect(open()).toEqual([false, false]);
  });

  it('is tied to its field once', async () => {
    await visit();
    await visit();
    expect(notes().getAttribute('aria-describedby')).toBe('order_comments-description');
  });

  it('is open from the start if its field has the focus', async () => {
    gift().focus();
    await visit();
    expect(open()).toEqual([false, true]);
  });

  it('opens in 250 ms when its field gets the focus, and closes when another field gets it', async () => {
    await visit();
    notes().focus();
    expect([open(), slides]).toEqual([[true, false], ['open order_comments-description 250']]);
    slides.length = 0;
    gift().focus();
    expect(open()).toEqual([false, true]);
    expect(slides).toEqual([
      'shut order_comments-description 250',
      expect.stringMatching(/^open gift_for-hint-\d+ 250$/),
    ]);
  });

  it('closes by Escape, and opens again by a click on its field or its label', async () => {
    await visit();
    gift().focus();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(open()).toEqual([false, true]);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(open()).toEqual([false, false]);
    gift().click();
    expect(open()).toEqual([false, true]);
    find('#gift_for_field label').click();
    expect(open()).toEqual([false, true]);
  });

  it('closes by a click elsewhere, but not by a click on itself', async () => {
    await visit();
    gift().focus();
    hints()[1]?.click();
    expect(open()).toEqual([false, true]);
    document.body.click();
    expect(open()).toEqual([false, false]);
  });

  it('without a field is left alone', async () => {
    notes().remove();
    await visit();
    expect(find('#order_comments-description').getAttribute('aria-hidden')).toBe('true');
    expect(slides).toEqual([]);
  });
});
