/**
 * Inline scripts add a listed provider's scripts at every moment and in every way. The guard holds them from the first
 * line of the head on.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

const REFUSED =
  'consentid:a,consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no';
const AGREED =
  'consentid:a,consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes';

/** The ways (see demo/views/scriptAdder.ts) that the loader watches before the banner's code has loaded. */
const USUAL = ['property', 'attribute', 'inPlace', 'frame'];
const MOMENTS = ['head', 'body', 'load', 'late'];
const PARSED = ['head', 'body'];

interface Ways {
  all: string[];
  writing: string[];
}
const waysOf = (page: Page) => page.evaluate(() => (window as never as { scriptWays: Ways }).scriptWays);
const added = (moments: readonly string[], ways: readonly string[]) =>
  moments.flatMap((moment) => ways.map((way) => `${moment}-${way}`));
const everything = ({ all, writing }: Ways) => [...added(MOMENTS, all), ...added(PARSED, writing)].sort();
/** HTML that is written or set before CookieYes' list comes cannot wait for the list. */
const beforeList = ({ all, writing }: Ways) =>
  added(
    ['head'],
    [...writing, ...all].filter((way) => /written|frame(Html|Shadow)/.test(way)),
  );

const serviceOf = (url: string) => new URL(url).searchParams.get('service') ?? '';
const unlisted = (service: string) => service.endsWith('-unlisted');
/** Islands do not look into shadow trees, so an element that is held there starts on the next page only. */
const inShadow = (service: string) => service.endsWith('Shadow');
/** A frame runs no script in the page itself. */
const isScript = (service: string) => !/-frame(?!Document)|Frame$/.test(service);

/** Notes each request that a provider would see. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const service = serviceOf(request.url());
    if (service && !unlisted(service)) asked.push(service);
  });
  return asked;
}

const ran = (page: Page) =>
  page.evaluate(() => [...((window as never as { demoServices?: string[] }).demoServices ?? [])].sort());
const remember = (page: Page, value: string, url: string) =>
  page.context().addCookies([{ name: 'cookieyes-consent', value, url }]);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/**
 * Waits for the last script, which is added half a second after the page's load. Every script that is not held has run
 * by then.
 */
async function untilAdded(page: Page): Promise<void> {
  await expect.poll(() => ran(page)).toContain('late-unlisted');
}

for (const banner of ['own', 'cookieyes']) {
  test.describe(`with the guard’s tag (banner: ${banner})`, () => {
    const path = `/early-scripts/?guard=on&banner=${banner}`;

    test('nothing listed is asked for before a choice and after a refusal, and all of it once after an agreement', async ({
      page,
      shop,
    }) => {
      const asked = watchRequests(page);
      const early = () => asked.splice(0).filter((service) => !passed.includes(service));
      await shop.open(path);
      await untilAdded(page);
      await shop.settled();
      const ways = await waysOf(page);
      const passed = banner === 'own' ? [] : beforeList(ways);
      expect(early()).toEqual([]);
      expect((await ran(page)).filter(unlisted), 'what no list names runs at once').toEqual(
        added(MOMENTS, ['unlisted']).sort(),
      );
      await press(page, 'Reject all');
      await page.evaluate(() => (window as never as { addScripts(moment: string): void }).addScripts('refused'));
      await expect.poll(() => ran(page)).toContain('refused-unlisted');
      expect(early()).toEqual([]);
      await page.reload();
      await untilAdded(page);
      await shop.settled();
      expect(early(), 'on the next page').toEqual([]);
      await page.evaluate(() => (window as never as { revisitCkyConsent(): void }).revisitCkyConsent());
      await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click();
      const all = everything(ways);
      await expect
        .poll(() => [...asked].sort())
        .toEqual(all.filter((service) => !passed.includes(service) && !inShadow(service)));
      await expect
        .poll(async () => (await ran(page)).filter((service) => !unlisted(service)))
        .toEqual(all.filter(isScript));
    });

    test('a visitor who has agreed before waits for nothing', async ({ page, shop, baseURL }) => {
      await remember(page, AGREED, baseURL as string);
      const asked = watchRequests(page);
      await shop.open(path);
      await untilAdded(page);
      const all = everything(await waysOf(page));
      await expect.poll(() => [...asked].sort()).toEqual(all);
      await shop.settled();
      expect([...asked].sort()).toEqual(all);
    });

    test('Google’s tags are told the default first, and a stored choice at once', async ({ page, baseURL }) => {
      await remember(page, AGREED, baseURL as string);
      // Holds all files except the guard's.
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
  const held = [...added(['load'], USUAL), ...added(['late'], (await waysOf(page)).all)];
  expect(asked.filter((service) => held.includes(service))).toEqual([]);
  await page.evaluate(() => (window as never as { revisitCkyConsent(): void }).revisitCkyConsent());
  await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click();
  await expect
    .poll(() => asked.filter((service) => held.includes(service)).sort())
    .toEqual(held.filter((service) => !inShadow(service)).sort());
});

for (const islands of ['off', '-consent']) {
  test(`a link with ?islands=${islands} releases no script: the guard holds them all, or the loader where the guard has no tag`, async ({
    page,
    baseURL,
  }) => {
    await remember(page, REFUSED, baseURL as string);
    const asked = watchRequests(page);
    await page.goto(`/early-scripts/?guard=on&banner=own&islands=${islands}`);
    await untilAdded(page);
    expect(asked).toEqual([]);
    await page.goto(`/early-scripts/?islands=${islands}`);
    await untilAdded(page);
    const held = [...added(['load'], USUAL), ...added(['late'], (await waysOf(page)).all)];
    expect(asked.filter((service) => held.includes(service))).toEqual([]);
    expect((await ran(page)).filter(unlisted), 'what no list names runs').toEqual(added(MOMENTS, ['unlisted']).sort());
  });
}
