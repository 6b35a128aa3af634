import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CoverOptions, coverPage } from '../../../src/ui/covers/coverPage';
import { find } from '../../helpers/fixture';
import { setPage } from '../../helpers/page';

beforeEach(() => {
  setPage();
  document.body.innerHTML = `<button id="opener">Open</button>
    <section><p id="beside">x</p><div id="one"><a href="/">One</a></div></section>
    <div id="two"><p>Nothing to press</p></div>`;
});

const cover = (selector: string, options: Partial<CoverOptions> = {}) => {
  const close = vi.fn();
  return { close, release: coverPage(find(selector), { close, ...options }) };
};
const pressEscape = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

describe('a panel that covers the page', () => {
  it('leaves nothing else usable, and undoes that afterwards', () => {
    find('#opener').focus();
    const { release } = cover('#one');
    const inert = () => ['#opener', '#beside', '#two', '#one', 'section'].map((selector) => find(selector).inert);
    expect([inert(), document.activeElement, document.documentElement.style.overflow]).toEqual([
      [true, true, true, false, false],
      find('#one a'),
      'hidden',
    ]);
    release();
    expect([inert(), document.activeElement, document.documentElement.style.overflow]).toEqual([
      [false, false, false, false, false],
      find('#opener'),
      '',
    ]);
  });

  it.each([
    ['what is around it', '#two', '#one', ['section']],
    ['it', '#one', '#two', ['#two']],
  ])('can be used when the panel that it was opened from has made %s inert', (_what, first, second, around) => {
    const inert = () => ['#opener', '#beside', '#one', '#two', 'section'].filter((selector) => find(selector).inert);
    const below = cover(first);
    const before = inert();
    expect(before).toEqual(expect.arrayContaining(around));
    const above = cover(second);
    expect(find(second).closest('[inert]')).toBeNull();
    expect([find('#opener').inert, find('#beside').inert, !!find(first).closest('[inert]')]).toEqual([
      true,
      true,
      true,
    ]);
    above.release();
    expect(inert()).toEqual(before);
    below.release();
    expect(inert()).toEqual([]);
  });

  it.each([
    ['#two', '#one'],
    ['#one', '#two'],
  ])('leaves nothing else usable after the panel below it (%s below %s) has closed first', (first, second) => {
    const below = cover(first);
    const above = cover(second);
    below.release();
    const isReachable = (selector: string) => !find(selector).closest('[inert]');
    expect(['#opener', '#beside', first, second].filter(isReachable)).toEqual([second]);
    above.release();
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  });

  it('has the focus itself where nothing in it can be focused', () => {
    cover('#two').release();
    const { release } = cover('#two');
    expect([document.activeElement, find('#two').tabIndex]).toEqual([find('#two'), -1]);
    release();
  });

  it('does not take the focus back from where a script has moved it', () => {
    find('#opener').focus();
    const { release } = cover('#one');
    const dialog = document.body.appendChild(document.createElement('button'));
    dialog.focus();
    release();
    expect(document.activeElement).toBe(dialog);
  });

  it('gives the focus to its heir where nothing had the focus, because a press gives a button no focus in Safari', () => {
    const { release } = cover('#one', { heir: () => find('#opener') });
    expect(document.activeElement).toBe(find('#one a'));
    release();
    expect(document.activeElement).toBe(find('#opener'));
  });

  it.each([
    ['left the page', () => find('#one').remove()],
    ['been hidden', () => (find('#one a').checkVisibility = () => false)],
  ])('gives the focus to what opened the panel below, where that has %s with its opener', (_what, takeAway) => {
    find('#opener').focus();
    const below = cover('#one');
    const above = cover('#two');
    below.release();
    takeAway();
    above.release();
    expect(document.activeElement).toBe(find('#opener'));
  });

  it('is asked to close by Escape, if it is the topmost one', () => {
    const below = cover('#one');
    const above = cover('#two');
    pressEscape();
    expect([below.close.mock.calls.length, above.close.mock.calls.length]).toEqual([0, 1]);
    above.release();
    pressEscape();
    expect(below.close).toHaveBeenCalledOnce();
    below.release();
    pressEscape();
    expect(below.close).toHaveBeenCalledOnce();
  });

  it('is asked to close by an Escape right after a dialog above it has closed, whose close event has not come yet', () => {
    const below = cover('#one');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.show();
    const above = coverPage(dialog, { close: () => dialog.close() });
    pressEscape();
    expect([dialog.open, below.close.mock.calls.length]).toEqual([false, 0]);
    pressEscape();
    expect(below.close).toHaveBeenCalledOnce();
    above();
    below.release();
  });

  it('is asked to close by a click outside, not by one in it or on a message', () => {
    const { close, release } = cover('#one');
    document.body.insertAdjacentHTML('beforeend', '<div role="status"><b>Added</b></div>');
    find('#one a').addEventListener('click', (event) => event.preventDefault());
    find('#one a').click();
    find('[role=status] b').click();
    expect(close).not.toHaveBeenCalled();
    document.body.click();
    expect(close).toHaveBeenCalledOnce();
    release();
  });

  it('stays open where its owner allows neither', () => {
    const { close, release } = cover('#one', { closesOnEscape: false, closesOutside: false, locksScroll: false });
    pressEscape();
    document.body.click();
    expect([close.mock.calls.length, document.documentElement.style.overflow]).toEqual([0, '']);
    release();
  });
});
