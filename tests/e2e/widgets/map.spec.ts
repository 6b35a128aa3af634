import type { Locator, Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, test } from '../shop';

const LEEDS = { lat: 53.7965, lng: -1.5478 };
const TYPES = ['basic', 'address', 'marker', 'static', 'polyline', 'polygon', 'overlay', 'routes', 'panorama'];
const STROKE = { strokeColor: '#3b3fd8', strokeOpacity: 0.8, strokeWeight: 6 };
const PATH = [LEEDS, { lat: 53.8008, lng: -1.5491 }, { lat: 53.8013, lng: -1.5401 }];

const host = (page: Page, id: string) => page.locator(`#ekit-google-map-${id}`);
const place = (map: Locator) => map.locator('.shop-islands-map-place');

/** Scrolls to a map, and waits until it is drawn. */
async function shown(page: Page, id: string): Promise<Locator> {
  const map = host(page, id);
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('data-map-state', 'shown');
  return map;
}

/** The settings of a map that the stand-in service has received. */
const told = async (map: Locator) => JSON.parse((await place(map).getAttribute('data-demo-map')) ?? 'null');

test.beforeEach(async ({ shop }) => void shop);

test.describe('a map of the type', () => {
  test.beforeEach(({ page }) => page.goto('/content/?with=map'));

  test('basic shows a marker with a title, and has a name', async ({ page }) => {
    const map = await shown(page, 'basic');
    expect(await told(map)).toEqual({
      markers: [{ at: LEEDS, title: 'Save Point' }],
      shapes: [],
      center: LEEDS,
      options: {
        zoom: 15,
        streetViewControl: false,
        mapTypeControl: true,
        zoomControl: true,
        fullscreenControl: true,
        scrollwheel: false,
      },
    });
    await expect(place(map)).toHaveAccessibleName('Map: Save Point');
  });

  test('address shows the place that the address is found at, in the editor’s style', async ({ page }) => {
    const address = await told(await shown(page, 'address'));
    expect(address).toMatchObject({ center: { lat: 53.8, lng: -1.55 }, markers: [{ at: { lat: 53.8, lng: -1.55 } }] });
    expect(address.options.styles).toEqual([{ featureType: 'water', stylers: [{ color: '#3b3fd8' }] }]);
  });

  test('marker shows several markers, one of them with a picture of its own', async ({ page }) => {
    const { markers } = await told(await shown(page, 'marker'));
    expect(markers[0]).toEqual({ at: LEEDS, title: 'Save Point Leeds' });
    expect(markers[1].icon).toEqual({
      url: `${new URL(page.url()).origin}/assets/star.svg`,
      scaledSize: { width: 40, height: 48 },
    });
  });

  test('static is a picture with a name', async ({ page }) => {
    const picture = (await shown(page, 'static')).getByRole('img', { name: 'Map: Save Point Leeds' });
    await expect(picture).toHaveAttribute(
      'src',
      /map-picture\.svg\?zoom=15&size=320x213&markers=color%3A0x3b3fd8%7C53\.7965%2C-1\.5478&key=demo-key$/,
    );
    expect(await picture.boundingBox()).toMatchObject({ width: 320 });
  });

  test('polyline draws a line, and one of the type polygon an area', async ({ page }) => {
    expect((await told(await shown(page, 'polyline'))).shapes).toEqual([{ kind: 'polyline', path: PATH, ...STROKE }]);
    expect((await told(await shown(page, 'polygon'))).shapes).toEqual([
      { kind: 'polygon', path: PATH, ...STROKE, fillColor: '#8f92ff', fillOpacity: 0.4 },
    ]);
  });

  test('overlay shows a note with the editor’s markup', async ({ page }) => {
    const note = (await shown(page, 'overlay')).locator('.ekit-gmap-overlay');
    await expect(note).toHaveText('The shop with the red door');
    await expect(note.locator('strong')).toHaveCount(1);
  });

  test('routes draws a line by way of its stops', async ({ page }) => {
    const { shapes } = await told(await shown(page, 'routes'));
    expect(shapes).toEqual([{ kind: 'polyline', path: [LEEDS, { lat: 53.7989, lng: -1.5478 }, PATH[2]], ...STROKE }]);
  });

  test('panorama shows a view from the street', async ({ page }) => {
    expect(await told(await shown(page, 'panorama'))).toEqual({
      markers: [],
      shapes: [],
      panorama: { pano: 'pano-53.7965' },
    });
  });
});

test('maps of all types on one page come by one script', async ({ page }) => {
  await page.goto('/content/?with=map');
  for (const type of TYPES) await shown(page, type);
  expect(await page.evaluate(() => (window as never as { demoMapScripts: number }).demoMapScripts)).toBe(1);
});

test('a marker’s window shows what an editor typed, and runs nothing', async ({ page }) => {
  await page.goto('/content/?with=map&map=marker');
  const map = await shown(page, 'marker');
  await map.getByRole('button', { name: 'Save Point Leeds' }).press('Enter');
  const info = map.locator('.shop-islands-map-info');
  await expect(info).toHaveText(/^Save Point Leeds\s*Open every day, see the shop$/);
  await expect(info.getByRole('link')).toHaveAttribute('href', '/shop/');

  await page.goto('/content/?with=map&map=basic');
  const basic = await shown(page, 'basic');
  await basic.getByRole('button', { name: 'Save Point' }).click();
  await expect(basic.locator('.shop-islands-map-info')).toHaveText(/Open every day$/);
  expect(await page.evaluate(() => 'isTyped' in window)).toBe(false);
});

test('a map waits for consent when the shop asks for it, and disappears when consent is withdrawn', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => /maps\.js/.test(request.url()) && asked.push(request.url()));
  await page.goto('/content/?with=map&map=basic&banner=own');
  const map = host(page, 'basic');
  await expect(map).toHaveAttribute('data-map-state', 'waiting');
  await expect(map).toContainText('12 Arcade Lane, Leeds');
  await expect(map.getByRole('link', { name: 'Open in a map: Save Point' })).toHaveAttribute(
    'href',
    /google\.com\/maps\/search\/\?api=1&query=53\.7965%2C-1\.5478$/,
  );
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(map).toHaveAttribute('data-map-state', 'shown');
  await expect(map.getByRole('link')).toHaveCount(0);
  expect(asked).toHaveLength(1);

  await context.clearCookies({ name: 'cookieyes-consent' });
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('island:consent:changed')));
  await expect(map).toHaveAttribute('data-map-state', 'waiting');
  await map.getByRole('button', { name: 'Privacy preferences' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a free library draws a map when the page names it', async ({ page }) => {
  await page.goto('/content/?with=map&map=library&maps=keyless');
  const said = await told(await shown(page, 'library'));
  expect(said.map(({ kind }: { kind: string }) => kind)).toEqual(['map', 'tiles', 'marker', 'marker']);
  expect(said[1].at).toBe(`${new URL(page.url()).origin}/assets/{z}-{x}-{y}.png`);
  expect(said[2]).toMatchObject({
    at: [53.7965, -1.5478],
    options: { title: 'Save Point Leeds', alt: 'Save Point Leeds' },
  });
});

test('a map without a key has text and links that everybody can use', async ({ page, shop }) => {
  shop.allow(/A map could not be shown/);
  await page.goto('/content/?with=map&map=marker&maps=keyless');
  const map = host(page, 'marker');
  await expect(map).toHaveAttribute('data-map-state', 'failed');
  await expect(map.getByRole('link')).toHaveCount(2);
  await expect(map.getByRole('link', { name: 'Open in a map: Save Point Manchester' })).toHaveAttribute(
    'href',
    /query=53\.4808%2C-2\.2426$/,
  );
  expect(await axe(page, { within: ['.ekit-google-map'] })).toEqual([]);
});
