import { beforeEach, describe, expect, it, vi } from 'vitest';
import { coverPage } from '../../../src/ui/covers/coverPage';
import { onPressBeside } from '../../../src/ui/presses/pressBeside';
import { find } from '../../helpers/fixture';
import { setPage } from '../../helpers/page';

beforeEach(() => {
  setPage();
  document.body.innerHTML = '<main><p>Beside</p><section><b>Inside</b><input></section></main>';
});

/** Dispatches the events of a press as a browser does: the click goes to the nearest element around both ends. */
function press(from: string, to = from): void {
  const [start, end] = [find(from), find(to)];
  let around: Element = start;
  while (!around.contains(end)) around = around.parentElement as Element;
  start.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  end.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  around.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
}

describe('a press beside a panel', () => {
  const listen = () => {
    const run = vi.fn();
    onPressBeside((element) => !element.closest('section'), run);
    return () => run.mock.calls.length;
  };

  it('begins and ends beside it', () => {
    const count = listen();
    press('p');
    press('p', 'main');
    expect(count()).toBe(2);
  });

  it.each([
    ['inside', 'b', 'p'],
    ['inside, on another element', 'input', 'main'],
    ['beside, and ends inside', 'p', 'b'],
  ])('does not count when it begins %s', (_where, from, to) => {
    const count = listen();
    press(from, to);
    expect(count()).toBe(0);
    press('p');
    expect(count()).toBe(1);
  });

  it('may be a script’s click, whatever was pressed before', () => {
    const count = listen();
    find('b').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    find('p').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(count()).toBe(1);
  });
});

it('a selection of text that ends outside of a panel does not close the panel', () => {
  const close = vi.fn();
  coverPage(find('section'), { close });
  press('b', 'p');
  expect(close).not.toHaveBeenCalled();
});
