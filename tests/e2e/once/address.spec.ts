import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, hold, type Shop, test } from '../shop';

type Type = 'billing' | 'shipping';
const ADDRESSES = '_demo/addresses';
const input = (page: Page, type: Type = 'billing') => page.locator(`#${type}_address_1`);
const box = (page: Page, type: Type = 'billing') => page.locator(`#address_suggestions_${type}`);
const list = (page: Page, type: Type = 'billing') =>
  box(page, type).getByRole('listbox', { name: 'Address suggestions' });
const options = (page: Page) => list(page).getByRole('option');
const branding = (page: Page) => box(page).locator('.woocommerce-address-autocomplete-branding');
const values = (page: Page, type: Type = 'billing') =>
  page.evaluate(
    (kind) =>
      Object.fromEntries(
        ['country', 'address_1', 'address_2', 'city', 'postcode', 'state'].map((name) => [
          name,
          (document.getElementById(`${kind}_${name}`) as HTMLInputElement | null)?.value,
        ]),
      ),
    type,
  );
/** The calls that the service has received. */
const asked = (shop: Shop) =>
  shop
    .names()
    .filter((name) => name.includes(ADDRESSES))
    .map((name) => new URLSearchParams(name.split('?')[1]))
    .map((query) => (query.has('id') ? `id ${query.get('id')}` : `${query.get('q')} in ${query.get('country')}`));

/** Opens the checkout with something in the cart, focuses the field, and waits until the island runs it. */
async function come(page: Page, shop: Shop, provider = '', isServed = true): Promise<void> {
  await shop.fill(118);
  await shop.open(`/checkout/${provider && `?provider=${provider}`}`);
  await input(page).focus();
  await expect(input(page)).toHaveAttribute('data-island-status', 'ready');
  if (isServed) await expect(input(page)).toHaveAttribute('role', 'combobox');
}

/** Opens the checkout, types into the field, and waits for the list. */
async function find(page: Page, shop: Shop, provider = ''): Promise<void> {
  await come(page, shop, provider);
  await input(page).fill('high');
  await expect(options(page)).toHaveCount(5);
}

/** The attributes by which browsers and password managers recognise the field. */
const autofill = (page: Page) =>
  input(page).evaluate((field) =>
    Object.fromEntries(
      field
        .getAttributeNames()
        .filter((name) => /^(autocomplete|data-(.*ignore|original-autocomplete))$/.test(name))
        .map((name) => [name, field.getAttribute(name)]),
    ),
  );

async function expectHidden(page: Page): Promise<void> {
  await expect(box(page)).toBeHidden();
  await expect(input(page)).not.toHaveAttribute('aria-activedescendant');
  await expect(input(page)).toHaveAttribute('autocomplete', 'section-billing billing address-line1');
  expect(Object.keys(await autofill(page))).toEqual(['autocomplete']);
}

/** Registers a provider with these answers. */
const register = (page: Page, id: string, answers: { search?: unknown; select?: unknown; countries?: string[] }) =>
  page.evaluate(
    ([name, { search, select, countries }]) => {
      const { wc } = window as unknown as {
        wc: { addressAutocomplete: { registerAddressAutocompleteProvider(provider: unknown): boolean } };
      };
      return wc.addressAutocomplete.registerAddressAutocompleteProvider({
        id: name,
        canSearch: (country: string) => !countries || countries.includes(country),
        search: async () => search,
        select: async () => select,
      });
    },
    [id, answers] as const,
  );

test.describe('the list', () => {
  test('shows five at the most, highlights nothing, and turns autofill off', async ({ page, shop }) => {
    await find(page, shop);
    await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(input(page)).toHaveAttribute('aria-controls', 'address_suggestions_billing_list');
    await expect(list(page).locator('[aria-selected="true"]')).toHaveCount(0);
    await expect(options(page).first().locator('strong')).toHaveText(/high/i);
    expect(await autofill(page)).toEqual({
      autocomplete: 'none',
      'data-lpignore': 'true',
      'data-op-ignore': 'true',
      'data-1p-ignore': 'true',
      'data-original-autocomplete': 'section-billing billing address-line1',
    });
  });

  test('stands below the field, moves nothing, and is accessible', async ({ page, shop }) => {
    await come(page, shop);
    const boxes = () =>
      page
        .locator('form.checkout .form-row')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    await input(page).focus();
    const before = await boxes();
    await input(page).fill('high');
    await expect(options(page)).toHaveCount(5);
    await expect(branding(page)).toBeVisible();
    expect(await boxes()).toEqual(before);
    const [field, below] = [await input(page).boundingBox(), await box(page).boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0) - 1);
    for (const height of await options(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height)))
      expect(height).toBeGreaterThanOrEqual(44);
    await input(page).press('ArrowDown');
    expect(await axe(page, { within: ['form.checkout'] })).toEqual([]);
  });

  test('stands above the field when hardly any of it is visible below', async ({ page, shop }) => {
    await come(page, shop);
    /** Makes the window end this many pixels below the field. */
    const toFoot = async (room: number) => {
      const end = await input(page).evaluate((field) => field.getBoundingClientRect().bottom);
      await page.setViewportSize({ width: 1280, height: Math.round(end) + room });
    };
    await input(page).focus();
    await toFoot(60);
    await input(page).fill('high');
    await expect(options(page)).toHaveCount(5);
    await expect(box(page)).toHaveAttribute('data-shop-islands-side', 'top');
    const [field, above] = [await input(page).boundingBox(), await box(page).boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((field?.y ?? 0) + 1);
    expect(above?.y).toBeGreaterThanOrEqual(0);
    await toFoot(100);
    await expect(box(page)).not.toHaveAttribute('data-shop-islands-side');
    await toFoot(60);
    await expect(box(page)).toHaveAttribute('data-shop-islands-side', 'top');
    await input(page).press('Escape');
    await expectHidden(page);
  });

  const ways: [what: string, act: (page: Page) => Promise<unknown>][] = [
    ['on Escape', (page) => input(page).press('Escape')],
    ['on a click elsewhere', (page) => page.locator('h1').first().click()],
    ['when the focus goes on', (page) => page.keyboard.press('Tab')],
    ['below three characters', (page) => input(page).fill('hi')],
    ['when nothing is found', (page) => input(page).fill('nowhere to be found')],
    [
      'when another country has another provider or none',
      (page) => page.locator('#billing_country').selectOption('FR'),
    ],
  ];
  for (const [what, act] of ways) {
    test(`hides ${what}, and gives autofill back`, async ({ page, shop }) => {
      await find(page, shop);
      await act(page);
      await expectHidden(page);
    });
  }

  test('hides 200 ms after the field has lost the focus', async ({ page, shop }) => {
    await page.clock.install();
    await find(page, shop);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await page.keyboard.press('Tab');
    await page.clock.runFor(199);
    await expect(box(page)).toBeVisible();
    await page.clock.runFor(1);
    await expectHidden(page);
  });

  test('does not appear for two characters, even with HTML around them', async ({ page, shop }) => {
    shop.allow(/The address contained HTML/);
    await come(page, shop);
    await input(page).fill('hi');
    await input(page).fill('<b>hi</b>');
    await input(page).fill('<b>high</b>');
    await expect(options(page)).toHaveCount(5);
    expect(asked(shop)).toEqual(['high in GB']);
  });

  test('goes round with the arrow keys', async ({ page, shop }) => {
    await find(page, shop);
    const active = () => input(page).getAttribute('aria-activedescendant');
    await input(page).press('ArrowUp');
    expect(await active()).toBe('suggestion-item-billing-4');
    await input(page).press('ArrowDown');
    expect(await active()).toBe('suggestion-item-billing-0');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).first()).toHaveClass('active');
  });

  test('leaves Enter to the form until a suggestion is highlighted', async ({ page, shop }) => {
    await find(page, shop);
    await page.evaluate(() => {
      document.addEventListener(
        'submit',
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
          document.documentElement.dataset.submitted = 'yes';
        },
        true,
      );
    });
    await input(page).press('ArrowDown');
    await input(page).press('Enter');
    await expect(input(page)).not.toHaveValue('high');
    await expect(page.locator('html')).not.toHaveAttribute('data-submitted');
    await input(page).fill('high');
    await expect(options(page)).toHaveCount(5);
    await input(page).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-submitted', 'yes');
  });
});

test.describe('a suggestion', () => {
  test('fills the fields by mouse, and keeps the focus', async ({ page, shop }) => {
    await find(page, shop);
    await options(page).first().click();
    await expect(page.locator('#billing_city')).not.toHaveValue('');
    await expectHidden(page);
    await expect(input(page)).toBeFocused();
    expect(asked(shop)).toEqual(['high in GB', expect.stringMatching(/^id gb-/)]);
  });

  test('is chosen even by a long press', async ({ page, shop }) => {
    await page.clock.install();
    await find(page, shop);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await options(page).nth(1).hover();
    await page.mouse.down();
    await page.clock.runFor(2000);
    await expect(options(page)).toHaveCount(5);
    await page.mouse.up();
    await expect.poll(() => asked(shop)).toHaveLength(2);
    // Moves the clock forward until the answer has come.
    await expect(async () => {
      await page.clock.runFor(50);
      expect(await page.locator('#billing_city').inputValue()).not.toBe('');
    }).toPass();
  });

  test('sets the country and the first line, then the other fields, and clears those that it lacks', async ({
    page,
    shop,
  }) => {
    await come(page, shop, 'none', false);
    await register(page, 'second', {
      search: [{ id: 1, label: 'Somewhere' }],
      select: { country: 'US', address_1: '9 Elm St', city: 'Ames', state: 'Iowa' },
    });
    for (const name of ['address_2', 'city', 'postcode']) await page.locator(`#billing_${name}`).fill('old');
    await input(page).fill('elm');
    await input(page).press('ArrowDown');
    await expect(options(page)).toHaveCount(1);
    await input(page).press('ArrowDown');
    await input(page).press('Enter');
    await expect(page.locator('#billing_city')).toHaveValue('Ames');
    expect(await values(page)).toMatchObject({
      country: 'US',
      address_1: '9 Elm St',
      address_2: '',
      city: 'Ames',
      postcode: '',
    });
    await expect(page.locator('[data-autocomplete-manipulating]')).toHaveCount(0);
  });

  test('changes nothing when it cannot be loaded, and the next one works', async ({ page, shop }) => {
    shop.allow(/Error selecting address from provider/);
    await find(page, shop);
    await shop.fault({ on: ADDRESSES, status: 500, body: 'no' });
    const before = await values(page);
    await options(page).first().click();
    await expect.poll(() => asked(shop)).toHaveLength(2);
    await shop.settled();
    expect(await values(page)).toEqual(before);
    await input(page).fill('high s');
    await options(page).first().click();
    await expect(page.locator('#billing_city')).not.toHaveValue('');
  });

  test('also fills the shipping address, which has its own provider', async ({ page, shop }) => {
    await come(page, shop);
    await page.locator('#ship-to-different-address-checkbox').check();
    const row = page.locator('div.shipping_address');
    // Whoever slides it open.
    await row.evaluate((element: HTMLElement) => {
      element.hidden = false;
      element.style.display = 'block';
    });
    await input(page, 'shipping').fill('high');
    await expect(list(page, 'shipping').getByRole('option')).toHaveCount(5);
    await list(page, 'shipping').getByRole('option').first().click();
    await expect(page.locator('#shipping_city')).not.toHaveValue('');
    expect((await values(page)).city).toBe('');
  });
});

test.describe('a provider', () => {
  test('never shows an older answer after a newer one when it is slow', async ({ page, shop }) => {
    await come(page, shop);
    await shop.fault({ on: ADDRESSES, delay: 1500, times: 1 });
    await input(page).fill('baker');
    await expect.poll(() => asked(shop)).toEqual(['baker in GB']);
    const slow = page.waitForResponse((response) => response.url().includes('q=baker'));
    await input(page).fill('high');
    await expect(options(page)).toHaveCount(5);
    await slow;
    await shop.settled();
    await expect(options(page)).toHaveCount(5);
    await expect(options(page).first()).toContainText(/high/i);
  });

  test('shows nothing when it answers after Escape', async ({ page, shop }) => {
    await come(page, shop);
    const release = await hold(page, `**/${ADDRESSES}**`);
    await input(page).fill('high');
    await expect.poll(() => asked(shop)).toEqual(['high in GB']);
    await input(page).press('Escape');
    release();
    await shop.settled();
    await expectHidden(page);
  });

  for (const [what, fault, problem] of [
    ['fails', { status: 500, body: 'no' }, /Address search error/],
    ['breaks off', { drop: true }, /Address search error/],
    ['answers HTML', { body: '<p>Maintenance</p>' }, /Address search error/],
    ['answers an object', { body: '{"not":"a list"}' }, /Invalid suggestions response - not an array/],
    ['answers null', { body: 'null' }, /Invalid suggestions response - not an array/],
    ['answers nonsense in a list', { body: '[null,7,{"label":"x"},{"id":{}}]' }, undefined],
  ] as const) {
    test(`hides the list when it ${what}, and works again with the next key`, async ({ page, shop }) => {
      const told: string[] = [];
      page.on('console', (message) => told.push(message.text()));
      if (problem) shop.allow(problem);
      await find(page, shop);
      await shop.fault({ on: ADDRESSES, ...fault });
      await input(page).fill('high s');
      await expectHidden(page);
      if (problem) await expect.poll(() => told.join()).toMatch(problem);
      await input(page).fill('high');
      await expect(options(page)).toHaveCount(5);
    });
  }

  test('marks only valid matches when it names wrong ones', async ({ page, shop }) => {
    await come(page, shop, 'none', false);
    const matchedSubstrings = [
      { offset: 500, length: 9 },
      { offset: 5, length: 4 },
      { offset: -1, length: 4 },
      { offset: 2, length: 4 },
      { offset: 0, length: 0 },
    ];
    await register(page, 'second', { search: [{ id: 'a', label: '1 High Street', matchedSubstrings }] });
    await input(page).fill('high');
    await expect(options(page).locator('strong')).toHaveText(['High St']);
    await expect(options(page)).toHaveText(['1 High Street']);
  });

  test('shows injected HTML as text, and its branding without scripts', async ({ page, shop }) => {
    await come(page, shop, 'html');
    await input(page).fill('high');
    await expect(options(page)).toHaveCount(5);
    await expect(options(page).first()).toContainText('<img src=x');
    await expect(options(page).locator('img, b')).toHaveCount(0);
    await expect(branding(page)).toBeVisible();
    expect(
      await branding(page).evaluate((element) =>
        [...element.querySelectorAll('*')]
          .flatMap((one) => [one.localName, ...one.getAttributeNames()])
          .filter((name) => /^(script|iframe|style|svg|form|on.*|data-.*)$/.test(name) && name !== 'style'),
      ),
    ).toEqual([]);
    await branding(page).locator('a, img, span, b').first().hover();
    expect(await page.evaluate(() => (window as { demoInjected?: unknown }).demoInjected)).toBeUndefined();
  });

  test('serves immediately when it registers late, even while the shopper is typing', async ({ page, shop }) => {
    await come(page, shop, 'none', false);
    await input(page).fill('high');
    await expect(box(page)).toBeHidden();
    expect(await register(page, 'demo', { search: [{ id: 'a', label: '1 High Street' }] })).toBe(true);
    await expect(options(page)).toHaveText(['1 High Street']);
  });

  test('serves the page even when it registers a second late', async ({ page, shop }) => {
    await come(page, shop, 'late');
    await input(page).fill('high');
    await expect(options(page)).toHaveCount(5);
  });

  test('serves its own countries, and another one serves the others', async ({ page, shop }) => {
    await come(page, shop);
    await register(page, 'second', { search: [{ id: 'a', label: '1 Rue Haute' }], countries: ['FR'] });
    const active = () =>
      page.evaluate(
        () =>
          (
            window as unknown as {
              wc: { addressAutocomplete: { getActiveProvider(type: string): { id: string } | null } };
            }
          ).wc.addressAutocomplete.getActiveProvider('billing')?.id,
      );
    expect(await active()).toBe('demo');
    await page.locator('#billing_country').selectOption('FR');
    await expect.poll(active).toBe('second');
    await input(page).fill('rue');
    await expect(options(page)).toHaveText(['1 Rue Haute']);
    await expect(branding(page)).toHaveCount(0);
    await page.locator('#billing_country').selectOption('GB');
    await expect.poll(active).toBe('demo');
    await expect(box(page)).toBeHidden();
    await input(page).fill('high');
    await expect(options(page)).toHaveCount(5);
    expect(asked(shop)).toEqual(['high in GB']);
  });

  test('is frozen, or is refused with a clear message', async ({ page, shop }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    shop.allow(/Error registering address provider/);
    await come(page, shop);
    const result = await page.evaluate(() => {
      const { addressAutocomplete: api } = (
        window as unknown as {
          wc: {
            addressAutocomplete: {
              registerAddressAutocompleteProvider(provider: unknown): boolean;
              getProviders(): Record<string, object>;
            };
          };
        }
      ).wc;
      const good = { id: 'second', canSearch: () => true, search: async () => [], select: async () => ({}) };
      const accepted = [
        null,
        { ...good, id: 7 },
        { ...good, canSearch: 1 },
        { ...good, id: 'other' },
        good,
        { ...good },
      ].map((one) => api.registerAddressAutocompleteProvider(one));
      return { accepted, isFrozen: Object.isFrozen(api.getProviders().second) };
    });
    expect(result).toEqual({ accepted: [false, false, false, false, true, false], isFrozen: true });
    for (const words of [
      'must be a valid object',
      'must have a valid ID',
      'must have a canSearch function',
      'Provider other not registered on server',
      'already registered',
    ]) {
      await expect.poll(() => told.join('\n')).toContain(words);
    }
  });

  test('is the shop’s own service when the form names one, with one call per word', async ({ page, shop }) => {
    await come(page, shop, 'endpoint');
    await input(page).pressSequentially('high');
    await expect(options(page)).toHaveCount(5);
    await options(page).first().click();
    await expect(page.locator('#billing_city')).not.toHaveValue('');
    const calls = shop.names().filter((name) => name.includes('/_demo/places'));
    expect(calls.at(-1)).toMatch(/^\/_demo\/places\/select\?id=/);
    expect(calls).toContain('/_demo/places/search?query=high&country=GB&type=billing');
  });
});

test('a chosen address updates the review once, and goes into the order', async ({ page, shop }) => {
  await find(page, shop);
  await shop.settled();
  const reviews = () => shop.names().filter((name) => name === 'update_order_review').length;
  const before = reviews();
  await input(page).press('ArrowDown');
  await input(page).press('Enter');
  await expect(page.locator('#billing_postcode')).toHaveValue('LS1 4DY');
  await expect.poll(reviews).toBe(before + 1);
  await shop.settled();
  expect(reviews()).toBe(before + 1);
  for (const [name, value] of Object.entries({ first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' }))
    await page.fill(`#billing_${name}`, value);
  await page.check('#terms');
  await page.click('#place_order');
  await page.waitForURL(/order-received/);
  const [order] = (await shop.visitor()).orders;
  expect(
    Object.fromEntries(['address_1', 'city', 'postcode'].map((name) => [name, order?.address[`billing_${name}`]])),
  ).toEqual({
    address_1: '1 High Street',
    city: 'Leeds',
    postcode: 'LS1 4DY',
  });
});

test('the list has no branding when DOMPurify does not load, and DOMPurify is fetched with the first list', async ({
  page,
  shop,
}) => {
  shop.allow(/The provider’s branding is not shown/);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.route('**/dist/branding-*', (route) => route.abort());
  await come(page, shop);
  expect(files.filter((file) => file.includes('/branding-'))).toEqual([]);
  await input(page).fill('high');
  await expect(options(page)).toHaveCount(5);
  await expect.poll(() => files.filter((file) => file.includes('/branding-')).length).toBeGreaterThan(0);
  await shop.settled();
  await expect(branding(page)).toHaveCount(0);
});
