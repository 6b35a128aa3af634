import { beforeEach, describe, expect, it } from 'vitest';
import { adopt, start } from '../../widgets/before-after/enhance';
import { readComparison } from '../../widgets/before-after/read';
import { splitAfter } from '../../widgets/before-after/rules';
import { find, showFixture } from '../helpers/fixture';

beforeEach(() => {
  showFixture('before-after');
  start();
  host().getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
  host().setPointerCapture = () => {};
});

const host = () => find('.elementskit-image-comparison');
const handleOf = (root: HTMLElement) => find('[role=slider]', root);
const handle = () => handleOf(document.body);
const split = () => host().style.getPropertyValue('--shop-islands-split');
const set = (attributes: Record<string, string>) => {
  for (const [name, value] of Object.entries(attributes)) host().setAttribute(name, value);
};
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  handle().dispatchEvent(event);
  return event.defaultPrevented;
};
const FINGER = { pointerType: 'touch' };
const point = (type: string, clientX: number, clientY = 100, options: PointerEventInit = {}, on: Element = host()) =>
  on.dispatchEvent(
    new PointerEvent(type, {
      clientX,
      clientY,
      bubbles: true,
      composed: true,
      pointerType: 'mouse',
      isPrimary: true,
      button: 0,
      ...options,
    }),
  );

describe('the settings of a comparison', () => {
  it('are what the server printed', () => {
    expect(readComparison(host())).toEqual({
      isVertical: false,
      offset: 0.5,
      labels: { before: 'Original', after: 'Remake' },
      hasOverlay: true,
      followsMouse: false,
      followsPress: false,
    });
  });

  it.each([
    ['1.5', 1],
    ['-1', 0],
    ['0', 0],
    ['half', 0.5],
    ['', 0.5],
  ])('starts with an offset of "%s" at %s', (offset, start) => {
    set({ 'data-offset': offset });
    expect(readComparison(host()).offset).toBe(start);
  });

  it('turn the veil off by the value 1', () => {
    set({ 'data-overlay': '1' });
    adopt(host());
    expect(host().querySelector('.twentytwenty-overlay')).toBeNull();
  });
});

describe('the keys of the line', () => {
  it.each([
    ['ArrowRight', 50, 55],
    ['ArrowLeft', 50, 45],
    ['ArrowDown', 50, 55],
    ['ArrowUp', 2, 0],
    ['PageDown', 90, 100],
    ['PageUp', 50, 30],
    ['Home', 50, 0],
    ['End', 50, 100],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(splitAfter(key, from)).toBe(to);
  });

  it('are kept from the browser, and no other keys', () => {
    adopt(host());
    expect([press('ArrowRight'), press('Home'), press('a'), press('Tab')]).toEqual([true, true, false, false]);
    expect([split(), handle().getAttribute('aria-valuenow')]).toEqual(['0%', '0']);
  });
});

describe('a comparison', () => {
  it('is a slider with a name, a value and the names that the plugin’s styles know', () => {
    adopt(host());
    expect(handle().getAttribute('aria-label')).toBe('Comparison of “Original” and “Remake”');
    expect(
      ['aria-valuenow', 'aria-valuetext', 'aria-orientation', 'tabindex'].map((name) => handle().getAttribute(name)),
    ).toEqual(['50', '50%', 'horizontal', '0']);
    expect(host().matches('.twentytwenty-container.twentytwenty-horizontal')).toBe(true);
    expect([...host().querySelectorAll('img')].map(({ className }) => className)).toEqual([
      'twentytwenty-before',
      'twentytwenty-after',
    ]);
    expect(find('.twentytwenty-after-label').dataset.content).toBe('Remake');
  });

  it('has default names if the shop gives none, and no empty labels', () => {
    set({ 'data-label_before': '', 'data-label_after': '' });
    adopt(host());
    expect(handle().getAttribute('aria-label')).toBe('Comparison of “Before” and “After”');
    expect(host().querySelector('[data-content]')).toBeNull();
  });

  it('follows a pointer that starts on the handle, until it is released', () => {
    adopt(host());
    point('pointerdown', 300, 100, {}, handle());
    point('pointermove', 200);
    expect(split()).toBe('25%');
    point('pointermove', 900);
    expect(split()).toBe('100%');
    point('pointerup', 900);
    point('pointermove', 200);
    expect(split()).toBe('100%');
  });

  it('ignores pointers that start elsewhere, and other buttons', () => {
    adopt(host());
    point('pointerdown', 200);
    point('pointermove', 200);
    point('pointerdown', 200, 100, { button: 2 }, handle());
    point('pointermove', 200);
    expect(split()).toBe('50%');
  });

  it('moves its line to a press anywhere if the shop wants that', () => {
    set({ 'data-click_to_move': '1' });
    adopt(host());
    point('pointerdown', 140);
    expect(split()).toBe('10%');
  });

  it('moves its line to a finger’s tap, but only when the tap is over', () => {
    set({ 'data-click_to_move': '1' });
    adopt(host());
    point('pointerdown', 140, 100, FINGER);
    expect(split()).toBe('50%');
    point('pointermove', 143, 104, FINGER);
    point('pointerup', 143, 104, FINGER);
    expect(split()).toBe('10.75%');
    expect(host().classList.contains('active')).toBe(false);
  });

  it('stays where it is while a finger scrolls the page', () => {
    set({ 'data-click_to_move': '1' });
    adopt(host());
    point('pointerdown', 140, 100, FINGER);
    point('pointermove', 150, 130, FINGER);
    point('pointercancel', 150, 130, FINGER);
    point('pointerup', 150, 130, FINGER);
    point('pointermove', 300, 130, FINGER);
    expect(split()).toBe('50%');
  });

  it.each(['the picture', 'the handle'])(
    'follows a finger that starts on %s and moves in the line’s direction',
    (place) => {
      set({ 'data-click_to_move': '1' });
      adopt(host());
      point('pointerdown', 300, 100, FINGER, place === 'the handle' ? handle() : host());
      point('pointermove', 306, 103, FINGER);
      expect(split()).toBe('50%');
      point('pointermove', 340, 110, FINGER);
      expect(split()).toBe('60%');
      point('lostpointercapture', 340, 110, FINGER, find('img'));
      point('pointermove', 380, 180, FINGER);
      expect(split()).toBe('70%');
      point('pointerup', 380, 180, FINGER);
      point('pointermove', 200, 180, FINGER);
      expect(split()).toBe('70%');
    },
  );

  it('ignores a tap on its handle, a second finger, and a finger beside the handle if only the handle moves the line', () => {
    adopt(host());
    point('pointerdown', 304, 100, FINGER, handle());
    point('pointerup', 304, 100, FINGER, handle());
    point('pointerdown', 140, 100, FINGER);
    point('pointerup', 140, 100, FINGER);
    set({ 'data-click_to_move': '1' });
    adopt(host());
    point('pointerdown', 140, 100, { ...FINGER, isPrimary: false });
    point('pointerup', 140, 100, { ...FINGER, isPrimary: false });
    expect(split()).toBe('50%');
  });

  it('with images above each other follows a finger up and down, and not across', () => {
    host().className = 'elementskit-image-comparison image-comparison-container-vertical';
    adopt(host());
    point('pointerdown', 300, 150, FINGER, handle());
    point('pointermove', 340, 160, FINGER);
    expect(split()).toBe('50%');
    point('pointermove', 310, 200, FINGER);
    expect(split()).toBe('75%');
  });

  it('follows a mouse if the shop wants that, but never a finger', () => {
    set({ 'data-move_slider_on_hover': '1' });
    adopt(host());
    point('pointermove', 140, 100, { pointerType: 'touch' });
    expect(split()).toBe('50%');
    point('pointermove', 140);
    expect(split()).toBe('10%');
  });

  it('with images above each other moves its line up and down', () => {
    host().className = 'elementskit-image-comparison image-comparison-container-vertical';
    adopt(host());
    expect(handle().getAttribute('aria-orientation')).toBe('vertical');
    point('pointerdown', 300, 150, {}, handle());
    point('pointermove', 300, 100);
    expect(split()).toBe('25%');
  });

  it('has one handle even if it is adopted twice, and none after it is removed', () => {
    adopt(host());
    const stop = adopt(host());
    expect(host().querySelectorAll('[role=slider]')).toHaveLength(1);
    stop?.();
    expect(host().querySelector('[role=slider]')).toBeNull();
    expect(host().classList.contains('twentytwenty-container')).toBe(false);
  });

  it('has one handle and one veil in a copy that a carousel makes of it', () => {
    adopt(host());
    const copy = host().cloneNode(true) as HTMLElement;
    host().after(copy);
    adopt(copy);
    expect(['[role=slider]', '.twentytwenty-overlay'].map((part) => copy.querySelectorAll(part).length)).toEqual([
      1, 1,
    ]);
    handleOf(copy).dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    expect(copy.style.getPropertyValue('--shop-islands-split')).toBe('100%');
  });

  it.each([1, 3])('stays as it is with %s images', (count) => {
    const [image] = host().children;
    host().replaceChildren(...Array.from({ length: count }, () => image?.cloneNode() as Element));
    expect(adopt(host())).toBeUndefined();
    expect(host().children).toHaveLength(count);
  });
});
