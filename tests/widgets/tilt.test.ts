import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adopt } from '../../widgets/tilt/enhance';
import { readTilt } from '../../widgets/tilt/read';
import { anglesAt, lightAt } from '../../widgets/tilt/rules';
import { createClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';

beforeEach(() => {
  showFixture('tilt');
  host().getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
});

const host = () => find('[data-tilt]');
const set = (attributes: Record<string, string>) => {
  for (const [name, value] of Object.entries(attributes)) host().setAttribute(name, value);
};
const move = (type: string, pageX = 0, pageY = 0, pointerType = 'mouse') => {
  const event = new PointerEvent(type, { pointerType });
  Object.defineProperties(event, { pageX: { value: pageX }, pageY: { value: pageY } });
  host().dispatchEvent(event);
};

describe('the settings of a tilt', () => {
  it('are the library’s own where the markup has none, or invalid ones', () => {
    set({ 'data-tilt-max': 'much', 'data-tilt-perspective': '0', 'data-tilt-glare': '0' });
    expect(readTilt(host())).toEqual({
      max: 20,
      perspective: 300,
      scale: 1,
      speed: 400,
      easing: 'cubic-bezier(.03,.98,.52,.99)',
      disabledAxis: '',
      hasReset: true,
      glare: 0,
    });
  });

  it.each([
    ['4', 1],
    ['0', 0],
    ['-1', 0],
    ['much', 1],
  ])('limit the light of “%s” to %s', (printed, glare) => {
    set({ 'data-tilt-maxglare': printed });
    expect(readTilt(host()).glare).toBe(glare);
  });

  it.each([
    ['', false],
    ['false', false],
    ['0', false],
    ['null', false],
    ['true', true],
    ['1', true],
    ['yes', true],
  ])('switch light and coming to rest by “%s”: %s', (printed, isOn) => {
    set({ 'data-tilt-glare': printed, 'data-tilt-reset': printed });
    expect([readTilt(host()).glare > 0, readTilt(host()).hasReset]).toEqual([isOn, isOn]);
  });

  it('may tilt at once, and prefer the older name of an axis to the newer one', () => {
    set({ 'data-tilt-speed': '0', 'data-tilt-axis': 'x', 'data-tilt-disable-axis': 'y' });
    expect(readTilt(host())).toMatchObject({ speed: 0, disabledAxis: 'x' });
  });

  it.each([
    ['top', 0.5, 0, 0],
    ['right', 1, 0.5, 90],
    ['bottom', 0.5, 1, 180],
    ['left', 0, 0.5, -90],
  ])('have the light at the %s, where the mouse is', (_side, x, y, degrees) => expect(lightAt(x, y)).toBe(degrees));

  it.each([
    [0, 0, { x: -10, y: 10 }],
    [0.5, 0.5, { x: 0, y: 0 }],
    [1, 1, { x: 10, y: -10 }],
  ])('tilt at the angles for %s, %s', (x, y, angles) => {
    expect(anglesAt(x, y, readTilt(host()))).toEqual(angles);
  });

  it.each([
    ['X', { x: 0, y: 10 }],
    ['y', { x: -10, y: 0 }],
  ])('do not tilt around the disabled axis %s', (axis, angles) => {
    set({ 'data-tilt-disable-axis': axis });
    expect(anglesAt(0, 0, readTilt(host()))).toEqual(angles);
  });
});

describe('a tilting element', () => {
  it('follows the mouse, with light, and comes to rest', () => {
    adopt(host());
    move('pointerenter');
    move('pointermove', 100, 250);
    expect(host().style.transform).toBe('perspective(300px) rotateX(10deg) rotateY(10deg) scale(1)');
    expect(find('.shop-islands-tilt-glare').style.opacity).toBe('0.5');
    expect(find('.shop-islands-tilt-glare').style.getPropertyValue('--shop-islands-tilt-light')).toBe('-135deg');
    move('pointerleave');
    expect(host().style.transform).toBe('');
    expect(find('.shop-islands-tilt-glare').style.opacity).toBe('0');
  });

  it('moves slowly while the mouse comes and goes, and at once under it, then by the page’s own transition', async () => {
    const clock = createClock();
    const glare = () => find('.shop-islands-tilt-glare').style.transition;
    adopt(host(), clock);
    expect(host().style.transition).toBe('');
    move('pointerenter');
    expect([host().style.transition, glare()]).toEqual(Array(2).fill('400ms cubic-bezier(.03,.98,.52,.99)'));
    await clock.advance(399);
    move('pointerleave');
    await clock.advance(399);
    expect(host().style.transition).not.toBe('');
    await clock.advance(1);
    expect([host().style.transition, glare()]).toEqual(['', '']);
  });

  it('stays tilted where the shop wants that', () => {
    set({ 'data-tilt-reset': 'false' });
    adopt(host());
    move('pointerenter');
    move('pointermove', 100, 250);
    move('pointerleave');
    expect(host().style.transform).toContain('rotateX(10deg)');
  });

  it('has one light in a copy that a carousel makes of it', () => {
    set({ 'data-tilt-glare': 'true' });
    adopt(host());
    const copy = host().cloneNode(true) as HTMLElement;
    host().after(copy);
    adopt(copy);
    expect(copy.querySelectorAll('.shop-islands-tilt-glare')).toHaveLength(1);
  });

  it('follows a mouse that has come before the code as it follows any other', () => {
    const tiltBy = (types: string[]) => {
      const stop = adopt(host());
      for (const type of types) move(type, 200, 100);
      const { transform } = host().style;
      stop?.();
      return transform;
    };
    expect(tiltBy(['pointermove'])).toBe(tiltBy(['pointerenter', 'pointermove']));
  });

  it('does not tilt under fingers', () => {
    adopt(host());
    move('pointerenter', 0, 0, 'touch');
    move('pointermove', 100, 250, 'touch');
    expect(host().style.transform).toBe('');
  });

  it('does not tilt where motion is to be reduced', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    adopt(host());
    move('pointermove', 100, 250);
    expect(host().style.transform).toBe('');
  });

  it('has one light even if it is adopted twice, and is restored when it is taken off the page', () => {
    adopt(host());
    const stop = adopt(host());
    expect(host().querySelectorAll('.shop-islands-tilt-glare')).toHaveLength(1);
    stop?.();
    expect(host().querySelector('.shop-islands-tilt-glare')).toBeNull();
    expect(host().style.length).toBe(0);
    move('pointermove', 100, 250);
    expect(host().style.transform).toBe('');
  });
});
