import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImportChunk } from '../../../src/loader/load';
import { translated } from '../../../src/loader/translation';

const CORE = {};
const never = new Promise<never>(() => {});

/** Waits on a page in a language. Returns the requested files, and a function to call when islands may run. */
function waitIn(lang: string, load: ImportChunk) {
  document.documentElement.lang = lang;
  const asked = vi.fn(load);
  const ready = vi.fn();
  translated(Promise.resolve(CORE), asked).then(ready);
  return { asked, ready };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.lang = '';
});

describe('the translation of a page', () => {
  it.each(['de', 'de-AT', 'pt_BR', 'da'])(
    'is asked for at once where the page is in another language: “%s”',
    (lang) => {
      expect(waitIn(lang, () => never).asked.mock.calls).toEqual([['texts']]);
    },
  );

  it.each(['', 'en', 'en-GB', 'en_GB'])(
    'is neither asked for nor waited for on a page in English: “%s”',
    async (lang) => {
      const { asked, ready } = waitIn(lang, () => never);
      await vi.advanceTimersByTimeAsync(0);
      expect(asked).not.toHaveBeenCalled();
      expect(ready).toHaveBeenCalledExactlyOnceWith(CORE);
    },
  );

  it('is waited for', async () => {
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    const { ready } = waitIn('nl', () => coming);
    await vi.advanceTimersByTimeAsync(999);
    expect(ready).not.toHaveBeenCalled();
    come();
    await vi.advanceTimersByTimeAsync(0);
    expect(ready).toHaveBeenCalledExactlyOnceWith(CORE);
  });

  it('is not waited for where it cannot be loaded', async () => {
    const { ready } = waitIn('nl', () => Promise.reject(new Error('404')));
    await vi.advanceTimersByTimeAsync(0);
    expect(ready).toHaveBeenCalledExactlyOnceWith(CORE);
  });

  it('that does not come is waited for no longer than a second', async () => {
    const { ready } = waitIn('nl', () => never);
    await vi.advanceTimersByTimeAsync(999);
    expect(ready).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ready).toHaveBeenCalledExactlyOnceWith(CORE);
  });
});
