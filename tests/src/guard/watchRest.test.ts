/**
 * Tests elements that scripts insert by the page's methods. The page's list is still unknown, so every new element
 * waits.
 */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { armGuard } from '../../../src/guard/arm';
import { waitForList } from '../../../src/guard/early';
import { watchRest } from '../../../src/guard/watchRest';

const ADDRESS = 'about:blank#map';

/** A frame that comes as HTML, which does not wait. */
function parsedFrame(): HTMLIFrameElement {
  document.body.innerHTML = `<div><iframe src="${ADDRESS}"></iframe></div>`;
  return document.querySelector('iframe') as HTMLIFrameElement;
}

beforeAll(() => {
  // Without this setting, the test's browser reports for each frame that it does not load frames.
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
    enableIframePageLoading: true,
  });
  const guard = armGuard();
  watchRest(guard);
  waitForList(guard);
});
beforeEach(() => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('a frame that is put into the page', () => {
  it('waits for the list of providers', () => {
    const frame = Object.assign(document.createElement('div'), { innerHTML: `<iframe src="${ADDRESS}"></iframe>` })
      .firstElementChild as Element;
    document.body.append(frame);
    expect(frame.hasAttribute('src')).toBe(false);
  });
});

describe('a frame that stands in the page', () => {
  it('keeps its address when another element is inserted before it', () => {
    const frame = parsedFrame();
    frame.parentElement?.insertBefore(document.createElement('p'), frame);
    expect(frame.getAttribute('src')).toBe(ADDRESS);
    expect(frame.dataset.src).toBeUndefined();
  });

  it('keeps its address when another element replaces it', () => {
    const frame = parsedFrame();
    frame.parentElement?.replaceChild(document.createElement('p'), frame);
    expect(frame.getAttribute('src')).toBe(ADDRESS);
  });
});
