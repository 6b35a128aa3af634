// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startProxy } from '../../scripts/torture/proxy';

it('answers another script’s traffic itself, and the shop never hears of it', async () => {
  const heard: string[] = [];
  const shop = createServer(({ url = '' }, response) => {
    heard.push(url);
    response.end('shop');
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const proxy = await startProxy({ shop: `http://127.0.0.1:${(shop.address() as AddressInfo).port}`, seed: 1, timeout: 1000 });
  const traffic = await fetch(`${proxy.origin}/another-script/1`, { method: 'POST', body: 'x'.repeat(65_536) });
  const page = await fetch(`${proxy.origin}/shop/`);
  proxy.close();
  shop.close();
  expect([traffic.status, await page.text()]).toEqual([204, 'shop']);
  expect(heard).toEqual(['/shop/']);
  expect(proxy.faults).toEqual([]);
});
