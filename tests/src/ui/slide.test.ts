import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOpen, slide } from '../../../src/ui/motion/slide';
import { find } from '../../helpers/fixture';

/** Motions that were begun, each with how it ends. */
let motions: { height: string[]; duration: number; isCancelled: boolean; finish(): void }[];
let isReduced: boolean;

beforeEach(() => {
  motions = [];
  isReduced = false;
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: isReduced }) as MediaQueryList);
  document.body.innerHTML = '<div id="panel" style="display: none"><p>Words</p></div>';
  panel().animate = ((frames: { height: string[] }, { duration }: { duration: number }) => {
    const animation = {
      onfinish: () => {},
      finished: Promise.resolve(),
      cancel: () => {
        motion.isCancelled = true;
      },
    };
    const motion = { height: [...frames.height], duration, isCancelled: false, finish: () => animation.onfinish() };
    motions.push(motion);
    return animation;
  }) as unknown as typeof HTMLElement.prototype.animate;
  Object.defineProperty(panel(), 'scrollHeight', { value: 80 });
});

const panel = () => find('#panel');
const isShown = () => getComputedStyle(panel()).display !== 'none' && !panel().hidden;

describe('sliding', () => {
  it('open shows the panel at once, and then lets it grow', () => {
    slide(panel(), true, 400);
    expect(isShown()).toBe(true);
    expect(motions).toMatchObject([{ height: ['0px', '80px'], duration: 400 }]);
  });

  it('shut shrinks the panel, and hides it at the end', () => {
    slide(panel(), true, 0);
    slide(panel(), false, 250);
    expect(motions).toMatchObject([{ height: ['80px', '0px'], duration: 250 }]);
    expect(isShown()).toBe(true);
    motions[0]?.finish();
    expect(isShown()).toBe(false);
  });

  it('reports whether the panel opens or closes, although it is visible either way', () => {
    expect(isOpen(panel())).toBe(false);
    slide(panel(), true, 250);
    expect(isOpen(panel())).toBe(true);
    motions[0]?.finish();
    slide(panel(), false, 250);
    expect([isOpen(panel()), isShown()]).toEqual([false, true]);
    motions[1]?.finish();
    expect(isOpen(panel())).toBe(false);
  });

  it('open again stops sliding shut', () => {
    slide(panel(), true, 0);
    slide(panel(), false, 250);
    slide(panel(), true, 250);
    expect(motions.map((motion) => motion.isCancelled)).toEqual([true, false]);
    motions[1]?.finish();
    expect(isShown()).toBe(true);
  });

  it('does not move for shoppers who want no motion, nor if it may take no time', () => {
    isReduced = true;
    slide(panel(), true, 400);
    expect([motions.length, isShown()]).toEqual([0, true]);
    slide(panel(), false, 400);
    expect([motions.length, isShown()]).toEqual([0, false]);
    isReduced = false;
    slide(panel(), true, 0);
    expect([motions.length, isShown()]).toEqual([0, true]);
  });

  it('open shows a panel that an attribute or a style sheet hides', () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: '#panel { display: none }' }));
    panel().hidden = true;
    slide(panel(), true, 0);
    expect([panel().style.display, panel().hidden]).toEqual(['block', false]);
    document.head.replaceChildren();
  });
});
