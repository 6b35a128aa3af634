// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchText } from '../../../src/bridge/page/fetchText';
import { setPage } from '../../helpers/page';

beforeEach(() => setPage());
afterEach(() => vi.unstubAllGlobals());

/**
 * Imitates a browser whose room for keepalive calls is full. @param refuse how it refuses such a call; other calls are
 * answered
 */
const fillRoom = (refuse: () => Promise<Response>) => {
  const sent: (boolean | undefined)[] = [];
  vi.stubGlobal('fetch', (url: string, { keepalive }: RequestInit = {}) => {
    if (url !== 'data:,') sent.push(keepalive);
    return keepalive && url !== 'data:,' ? refuse() : Promise.resolve(new Response('added'));
  });
  return sent;
};
const refusal = () => Promise.reject(new TypeError('Failed to fetch'));
const call = (keepalive = true) => fetchText('/', { method: 'POST', body: 'product_id=7', keepalive }, 1000);

/** The page's next turn. */
function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(0);
  });
}

describe('a call that is to outlive its page', () => {
  it('is made without keepalive where the browser refuses it at once, before anything was sent', async () => {
    const sent = fillRoom(refusal);
    expect((await call()).text).toBe('added');
    expect(sent).toEqual([true, false]);
  });

  it('is not made again where the refusal may come from the network: the shop may have received it', async () => {
    const sent = fillRoom(async () => {
      for (let turn = 0; turn < 3; turn++) await nextTurn();
      throw new TypeError('Failed to fetch');
    });
    await expect(call()).rejects.toMatchObject({ code: 'fetch_error' });
    expect(sent).toEqual([true]);
  });

  it('is not made again by a page that is left, because the browser aborts its calls and the shop may have received them', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.resetModules();
    const { fetchText: fetchHere } = await import('../../../src/bridge/page/fetchText');
    const callHere = () => fetchHere('/', { method: 'POST', body: 'product_id=7', keepalive: true }, 1000);
    const sent = fillRoom(refusal);
    const left = callHere();
    // The browser aborts the calls before the page gets `pagehide`.
    await Promise.resolve().then(() => page.dispatchEvent(new Event('pagehide')));
    await expect(left).rejects.toMatchObject({ code: 'fetch_error' });
    expect(sent).toEqual([true]);
    expect((await callHere()).text).toBe('added');
  });

  it('is not made a third time', async () => {
    const sent: (boolean | undefined)[] = [];
    vi.stubGlobal('fetch', (url: string, { keepalive }: RequestInit = {}) => {
      if (url === 'data:,') return Promise.resolve(new Response(''));
      sent.push(keepalive);
      return refusal();
    });
    await expect(call()).rejects.toMatchObject({ code: 'fetch_error' });
    await expect(call(false)).rejects.toMatchObject({ code: 'fetch_error' });
    expect(sent).toEqual([true, false, false]);
  });
});
