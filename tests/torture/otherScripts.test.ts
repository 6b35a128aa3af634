import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginScript, meetOtherScripts, type OtherScript, trafficTime } from '../../scripts/torture/otherScripts';
import { createRandom } from '../../scripts/torture/random';

const metBy = (seed: number) => meetOtherScripts(createRandom(seed));
const SHOPPERS = Array.from({ length: 200 }, (_, seed) => metBy(seed));

/** A fake page that runs the functions it is given, as Playwright's page does. */
const page = { evaluate: async (run: (given: unknown) => unknown, given: unknown) => run(given) } as Parameters<
  typeof beginScript
>[0];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a seed always meets the same scripts, and each script is met by some shoppers and not by others', () => {
  expect(metBy(7)).toEqual(metBy(7));
  for (const kind of ['clear storage', 'keepalive traffic']) {
    const share = SHOPPERS.filter((met) => met.some((script) => script.kind === kind)).length / SHOPPERS.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.55);
  }
});

it('the script that clears storage clears both storages at its moment, and not before', async () => {
  sessionStorage.setItem('shop-islands:adds', '[]');
  localStorage.setItem('theme', 'dark');
  await beginScript(page, { kind: 'clear storage', after: 700 });
  vi.advanceTimersByTime(699);
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(1);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

it('the script with keepalive traffic fills the browser’s room nearly or to the last byte, by fetch or sendBeacon', async () => {
  const sent: { by: string; url: string; length: number; keepalive?: boolean }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body, keepalive }: { body: string; keepalive: boolean }) => {
    sent.push({ by: 'fetch', url, length: body.length, keepalive });
  });
  const { sendBeacon } = navigator;
  navigator.sendBeacon = (url, body) => !!sent.push({ by: 'sendBeacon', url: `${url}`, length: `${body}`.length });
  const traffic = SHOPPERS.flat().filter(
    (script): script is Extract<OtherScript, { bytes: number }> => script.kind === 'keepalive traffic',
  );
  for (const script of traffic) await beginScript(page, script);
  vi.runAllTimers();
  navigator.sendBeacon = sendBeacon;
  expect(sent).toHaveLength(traffic.length);
  expect(new Set(sent.map(({ by }) => by)).size).toBe(2);
  expect(sent.filter(({ by, keepalive }) => by === 'fetch' && !keepalive)).toEqual([]);
  expect(Math.max(...sent.map(({ length }) => length))).toBeLessThanOrEqual(64 * 1024);
  expect(Math.min(...sent.map(({ length }) => length))).toBeGreaterThan(64 * 1024 - 1000);
  expect(sent.map(({ url }) => trafficTime(url)).sort()).toEqual(traffic.map(({ answerAfter }) => answerAfter).sort());
});

it('only the traffic of that script has a time in its address', () => {
  expect(trafficTime('/another-script/250')).toBe(250);
  expect(trafficTime('/?wc-ajax=add_to_cart')).toBeUndefined();
});
