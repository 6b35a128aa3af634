/** The guard's tag: nothing of a listed provider is asked for until the visitor has agreed. */
import { describe, expect } from 'vitest';
import { click, isGone, named } from './actions';
import { test } from './firefox';

const MOMENTS = ['head', 'body', 'load', 'late'];
const banner = named('region', 'Your privacy');

describe('the consent guard', () => {
  test('holds what inline scripts add at every moment, and starts it once', async ({ page, shop }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const service = new URL(request.url()).searchParams.get('service') ?? '';
      if (service && !service.endsWith('unlisted')) asked.push(service);
    });
    const isAllAdded = () => page.waitForFunction(() => (window as never as { demoServices?: string[] }).demoServices?.includes('late-unlisted'));
    // Inline scripts, which the policy of the other tests forbids.
    await shop.open('/early-scripts/?guard=on&banner=own&demo=');
    await isAllAdded();
    await page.waitForSelector(banner);
    expect(asked).toEqual([]);
    await click(page, named('button', 'Reject all'));
    await isGone(page, banner);
    await shop.open('/early-scripts/?guard=on&banner=own');
    await isAllAdded();
    await page.waitForSelector('.shop-islands-consent-again, [data-consent-open]');
    expect(asked, 'after a refusal').toEqual([]);
    await page.evaluate(() => (window as never as { revisitCkyConsent(): void }).revisitCkyConsent());
    await click(page, named('button', 'Accept all'));
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(MOMENTS.length * 13 + 2);
    expect([...asked].sort()).toEqual([...new Set(asked)].sort());
    for (const moment of MOMENTS) expect(asked).toContain(`${moment}-property`);
  });
});
