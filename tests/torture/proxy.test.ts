// @vitest-environment node
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { type BadLine, startProxy } from '../../scripts/torture/proxy';

/** Starts a proxy in front of a shop with these answers. */
async function withLine(answer: RequestListener, use: (line: BadLine) => Promise<void>): Promise<void> {
  const shop = createServer(answer);
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const line = await startProxy({
    shop: `http://127.0.0.1:${(shop.address() as AddressInfo).port}`,
    seed: 1,
    timeout: 1000,
  });
  await use(line).finally(() => {
    line.close();
    shop.close();
  });
}

it('the proxy answers another script’s traffic itself, and the shop never hears of it', async () => {
  const heard: string[] = [];
  const answer: RequestListener = ({ url = '' }, response) => {
    heard.push(url);
    response.end('shop');
  };
  await withLine(answer, async (line) => {
    const traffic = await fetch(`${line.origin}/another-script/1`, { method: 'POST', body: 'x'.repeat(65_536) });
    const page = await fetch(`${line.origin}/shop/`);
    expect([traffic.status, await page.text()]).toEqual([204, 'shop']);
    expect(heard).toEqual(['/shop/']);
    expect(line.faults).toEqual([]);
  });
});

it('the proxy is quiet only when no call is under way', async () => {
  const held: (() => void)[] = [];
  await withLine(
    (_request, response) => void held.push(() => response.end('shop')),
    async (line) => {
      const events: string[] = [];
      const page = fetch(`${line.origin}/shop/`).then(() => events.push('page'));
      await expect.poll(() => held.length).toBe(1);
      const quiet = line.quiet().then(() => events.push('quiet'));
      held[0]?.();
      await Promise.all([page, quiet]);
      expect(events).toEqual(['page', 'quiet']);
    },
  );
});

it('the proxy cuts off what the browser repeats by itself, and the shop never hears of it', async () => {
  const heard: string[] = [];
  const answer: RequestListener = ({ url = '' }, response) => {
    heard.push(url);
    response.end('shop');
  };
  await withLine(answer, async (line) => {
    const send = (number: string) => fetch(`${line.origin}/shop/`, { headers: { 'x-torture-send': number } });
    await send('1');
    await expect(send('1')).rejects.toThrow('fetch failed');
    await send('2');
    expect(heard).toEqual(['/shop/', '/shop/']);
  });
});
