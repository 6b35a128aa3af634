/** Inline scripts that bring a listed provider's at every moment and in every way: held from the first line of the head on. */
import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

const REFUSED = 'consentid:a,consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no';
const AGREED = 'consentid:a,consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes';

/** demo/views/scriptAdder.ts; the first four are what the loader watches before the banner's code has come. */
const USUAL = ['property', 'attribute', 'inPlace', 'frame'];
const RARE = ['namespaced', 'node', 'nodeInPlace', 'namedNode', 'fragment', 'replaced', 'ranged', 'marked', 'frameHtml'];
const ALL = [...USUAL, ...RARE];
const MOMENTS = ['head', 'body', 'load', 'late'];
const WRITTEN = ['head-written', 'body-written'];
const added = (moments: readonly string[], ways: readonly string[]) => moments.flatMap((moment) => ways.map((way) => `${moment}-${way}`));
const everything = [...added(MOMENTS, ALL), ...WRITTEN].sort();
/** What is written or set as HTML before CookieYes' list comes cannot wait for it. */
const BEFORE_LIST = ['head-written', 'head-frameHtml'];

const serviceOf = (url: string) => new URL(url).searchParams.get('service') ?? '';
const unlisted = (service: string) => service.endsWith('-unlisted');
/** Frames run nothing in the page. */
const isScript = (service: string) => !service.includes('frame');

/** Notes each request that a provider would see. */
function watchRequests(page: Page, ignored: readonly string[] = []): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const service = serviceOf(request.url());
    if (service && !unlisted(service) && !ignored.includes(service)) asked.push(service);
  });
  return asked;
}

const ran = (page: Page) => page.evaluate(() => [...((window as never as { demoServices?: string[] }).demoServices ?? [])].sort());
const remember = (page: Page, value: string, url: string) => page.context().addCookies([{ name: 'cookieyes-consent', value, url }]);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Until the last script was added, half a second after the page's load, and what was not held has been asked for. */
async function untilAdded(page: Page): Promise<void> {
  await expect.poll(() => ran(page)).toContain('late-unlisted');
}

for (const banner of ['own', 'cookieyes']) {
  test.describe(`with the guard’s tag (banner: ${banner})`, () => {
    const path = `/early-scripts/?guard=on&banner=${banner}`;

    test('nothing listed is asked for before a choice and after a refusal, and all of it once after an agreement', async ({ page, shop }) => {
      const early = banner === 'own' ? [] : BEFORE_LIST;
      const asked = watchRequests(page, early);
      await shop.open(path);
      await untilAdded(page);
      await shop.settled();
      expect(asked).toEqual([]);
      expect((await ran(page)).filter(unlisted), 'what no list names runs at once').toEqual(added(MOMENTS, ['unlisted']).sort());
      await press(page, 'Reject all');
      await page.evaluate(() => (window as never as { addScripts(moment: string): void }).addScripts('refused'));
      await expect.poll(() => ran(page)).toContain('refused-unlisted');
      expect(asked).toEqual([]);
      await page.reload();
      await untilAdded(page);
      await shop.settled();
      expect(asked, 'on the next page').toEqual([]);
      await page.evaluate(() => (window as never as { revisitCkyConsent(): void }).revisitCkyConsent());
      await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click();
      await expect.poll(() => [...asked].sort()).toEqual(everything.filter((service) => !early.includes(service)));
      await expect.poll(async () => (await ran(page)).filter((service) => !unlisted(service))).toEqual(everything.filter(isScript));
    });

    test('a visitor who has agreed before waits for nothing', async ({ page, shop, baseURL }) => {
      await remember(page, AGREED, baseURL as string);
      const asked = watchRequests(page);
      await shop.open(path);
      await untilAdded(page);
      await expect.poll(() => [...asked].sort()).toEqual(everything);
      await shop.settled();
      expect([...asked].sort()).toEqual(everything);
    });

    test('Google’s tags are told the default first, and a stored choice at once', async ({ page, baseURL }) => {
      await remember(page, AGREED, baseURL as string);
      // All that comes after the guard is still on its way.
      await page.route(/\/dist\/(?!shop-islands-guard)/, () => {});
      await page.goto(path, { waitUntil: 'commit' });
      const told = () =>
        page.evaluate(() =>
          ((window as never as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) => [
            entry[1],
            (entry[2] as { ad_storage: string }).ad_storage,
          ]),
        );
      await expect.poll(told).toEqual([
        ['default', 'denied'],
        ['update', 'granted'],
      ]);
    });
  });
}

test('without the guard’s tag the loader holds what comes after it', async ({ page, shop, baseURL }) => {
  await remember(page, REFUSED, baseURL as string);
  const asked = watchRequests(page);
  await shop.open('/early-scripts/');
  await untilAdded(page);
  await shop.settled();
  const held = [...added(['load'], USUAL), ...added(['late'], ALL)];
  expect(asked.filter((service) => held.includes(service))).toEqual([]);
  await page.evaluate(() => (window as never as { revisitCkyConsent(): void }).revisitCkyConsent());
  await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => asked.filter((service) => held.includes(service)).sort()).toEqual(held.sort());
});
