/** Tests SPEC 9: the page scrolls to a message in 1000 ms, and stops 100 px above it. */
import { beforeEach, expect, it, vi } from 'vitest';
import { scrollToNotice } from '../../../src/ui/scrolling/scroll';

const BEGAN = 5000;
let frames: FrameRequestCallback[];
let gone: { top: number; behavior: string | undefined }[];
let isReduced: boolean;

beforeEach(() => {
  frames = [];
  gone = [];
  isReduced = false;
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  vi.stubGlobal('scrollTo', ({ top, behavior }: ScrollToOptions) => gone.push({ top: Math.round(top ?? 0), behavior }));
  vi.spyOn(performance, 'now').mockReturnValue(BEGAN);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(2000);
});

/** A message at a place of the window. */
function noticeAt(top: number): Element {
  const notice = document.createElement('div');
  notice.getBoundingClientRect = () => ({ top }) as DOMRect;
  return notice;
}

const at = (milliseconds: number) => {
  for (const run of frames.splice(0)) run(BEGAN + milliseconds);
};

it('scrolling ends 100 px above the message, after 1000 ms', () => {
  scrollToNotice(noticeAt(-900));
  for (const time of [0, 500, 999, 1000]) at(time);
  expect(gone.map(({ top }) => top)).toEqual([2000, 1500, 1000, 1000]);
  expect(gone.every(({ behavior }) => behavior === 'instant')).toBe(true);
  expect(frames).toHaveLength(0);
});

it('scrolling is still under way after 900 ms', () => {
  scrollToNotice(noticeAt(-1900));
  at(900);
  expect(gone[0]?.top).toBeGreaterThan(0);
  expect(frames).toHaveLength(1);
});

it('scrolling stops at the start of the page', () => {
  scrollToNotice(noticeAt(-1950));
  at(1000);
  expect(gone.map(({ top }) => top)).toEqual([0]);
});

it('scrolling jumps where motion is to be reduced', () => {
  isReduced = true;
  scrollToNotice(noticeAt(-900));
  expect(gone.map(({ top }) => top)).toEqual([1000]);
});
