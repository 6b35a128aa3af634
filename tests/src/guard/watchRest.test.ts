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

describe('a script that waits for the list of providers', () => {
  /** The types that a script has after the list has come without naming it. */
  function typeAfter(start: (script: HTMLScriptElement) => void): string {
    const script = document.createElement('script');
    start(script);
    expect(script.hasAttribute('src')).toBe(false);
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    document.dispatchEvent(new Event('readystatechange'));
    expect(script.getAttribute('src')).toBe('about:blank#script');
    return script.type;
  }

  it('stays what another consent manager has made of it: text that does not run', () => {
    const type = typeAfter((script) => {
      script.type = 'text/plain';
      script.src = 'about:blank#script';
    });
    expect(type).toBe('text/plain');
  });

  it('gets back the type that it had', () => {
    const type = typeAfter((script) => {
      script.type = 'module';
      script.src = 'about:blank#script';
    });
    expect(type).toBe('module');
  });
});
