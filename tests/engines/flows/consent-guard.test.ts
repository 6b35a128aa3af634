/** Tests the guard's tag: no file of a listed provider is requested until the visitor has agreed. */
import { describe, expect } from 'vitest';
import { becomesTrue, click, isGone, isThere, named } from '../actions';
import type { Tab } from '../drivers/tab';
import { test } from '../test';

const banner = named('region', 'Your privacy');

/**
 * The elements of listed providers that the page adds. Islands do not look into a shadow tree, so an element there
 * starts on the next page only.
 */
const addedOf = (tab: Tab) =>
  tab.evaluate(() => {
    const { all, writing } = (window as never as { scriptWays: { all: string[]; writing: string[] } }).scriptWays;
    const ways = (moment: string) => (/head|body/.test(moment) ? [...all, ...writing] : all);
    return ['head', 'body', 'load', 'late']
      .flatMap((moment) => ways(moment).map((way) => `${moment}-${way}`))
      .filter((service) => !service.endsWith('Shadow'))
      .sort();
  });

describe('the consent guard', () => {
  test('holds what inline scripts add at every moment, and starts it once', async ({ tab, shop }) => {
    const asked: string[] = [];
    const listen = () => {
      const services = shop.takeCalls().map((call) => new URLSearchParams(call.split('?')[1]).get('service') ?? '');
      asked.push(...services.filter((service) => service && !service.endsWith('unlisted')));
      return [...asked].sort();
    };
    const isAllAdded = () =>
      becomesTrue(
        tab,
        () => !!(window as never as { demoServices?: string[] }).demoServices?.includes('late-unlisted'),
      );
    // This page has inline scripts, which the policy of the other tests forbids.
    await shop.open('/early-scripts/?guard=on&banner=own&demo=');
    await isAllAdded();
    await isThere(tab, banner);
    expect(listen()).toEqual([]);
    await click(tab, named('button', 'Reject all'));
    await isGone(tab, banner);
    await shop.open('/early-scripts/?guard=on&banner=own');
    await isAllAdded();
    await isThere(tab, '.shop-islands-consent-again, [data-consent-open]');
    expect(listen(), 'after a refusal').toEqual([]);
    const added = await addedOf(tab);
    await tab.evaluate(() => (window as never as { revisitCkyConsent(): void }).revisitCkyConsent());
    await click(tab, named('button', 'Accept all'));
    await expect.poll(listen).toEqual(added);
  });
});
