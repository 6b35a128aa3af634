import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { npm } from '../../../scripts/npm.mjs';
import { type InstalledTheme, installTheme, serveBundle } from '../installedTheme';
import { button, expect, test } from '../shop';

/**
 * An empty folder that installs the packed package: a React theme, typed strictly, bundled by Vite, and run on the
 * shop's own site without the script tag; its files by the tag; its doctor.
 */

const SOURCE = `
import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Address, type AddressProvider, AddressSuggestions, CartDrawer, CartPanel, Countdown, Swatches } from 'shop-islands/react';

const provider: AddressProvider = {
  id: 'own',
  canSearch: (country) => country === 'GB',
  search: async (query) => [{ id: 'a1', label: query + ' Street, London' }, { id: 'a2', label: query + ' Road, Leeds' }],
  select: async (id) => ({ address_1: '1 ' + id, city: new Map([['a1', 'London'], ['a2', 'Leeds']]).get(id), country: 'GB' }),
};

function AddressForm() {
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<Address>({});
  return (
    <form>
      <div style={{ position: 'relative' }}>
        <label htmlFor="line">Address</label>
        <input id="line" ref={field} />
        <AddressSuggestions field={field} provider={provider} country="GB" onSelect={setAddress} />
      </div>
      <p data-testid="city">{address.city}</p>
    </form>
  );
}

function Theme() {
  const [isOpen, setOpen] = useState(false);
  const [colour, setColour] = useState('');
  const [isOver, setOver] = useState(false);
  return (
    <main>
      <h1>A theme of our own</h1>
      <button type="button" onClick={() => setOpen(true)}>Basket</button>
      <CartDrawer isOpen={isOpen} onClose={() => setOpen(false)} cartUrl="/cart/" />
      <CartPanel />
      <Countdown until={Date.now() + 90_000} labels={{ minutes: 'min' }} units={['minutes', 'seconds']} />
      <Countdown until={Date.now() - 1} onEnd={() => setOver(true)} />
      <p>{isOver ? 'The sale is over.' : 'The sale runs.'}</p>
      <Swatches name="pa_colour" value={colour} onChange={setColour} options={[{ value: 'red', label: 'Red', color: 'red' }, { value: 'blue', label: 'Blue', isDisabled: true }]} />
      <output>{colour}</output>
      <AddressForm />
    </main>
  );
}

createRoot(document.getElementById('theme') as HTMLElement).render(<StrictMode><Theme /></StrictMode>);
`;

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
  },
  files: ['main.tsx'],
};

// All tests of this file share one installation.
test.describe.configure({ mode: 'default' });

let theme: InstalledTheme;

test.beforeAll(() => {
  test.setTimeout(120_000);
  theme = installTheme();
  theme.write({ 'main.tsx': SOURCE, 'tsconfig.json': JSON.stringify(TSCONFIG) });
});

test.afterAll(() => theme.remove());

test('the package’s doctor looks at a saved page', async ({ page }) => {
  theme.write({ 'listing.html': await (await page.request.get('/shop/')).text() });
  const said = npm(['exec', '--offline', '--', 'shop-islands', 'listing.html'], theme.folder);
  expect(said).toMatch(/^ *add-to-cart .*adopted$/m);
  expect(said).toMatch(/Fine: no problems\.\n$/);
});

test('the package’s scripts run a shop by the tag', async ({ page, shop }) => {
  const asked: string[] = [];
  await page.route('**/dist/**', (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    asked.push(path);
    return route.fulfill({ path: join(theme.installed, path) });
  });
  await shop.open('/shop/');
  await page.click(button(101));
  await expect(page.locator(button(101))).toHaveClass(/added/);
  expect(asked).toContain('dist/shop-islands.js');
});

test('the package’s types are strict, without any other package', () => {
  expect(() =>
    execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', theme.folder], {
      encoding: 'utf8',
      env: { ...process.env, FORCE_COLOR: undefined },
    }),
  ).not.toThrow();
});

test('Vite bundles the package, and its drawer, panel, countdown, swatches and suggestions work', async ({ page }) => {
  await page.goto('/shop/?add-to-cart=101');
  await build({
    root: theme.folder,
    logLevel: 'silent',
    build: {
      outDir: 'out',
      lib: { entry: join(theme.folder, 'main.tsx'), formats: ['es'], fileName: () => 'theme.js' },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await serveBundle(page, join(theme.folder, 'out'), '<div id="theme"></div>');
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto('/theme/');

  await expect(page.getByRole('region', { name: 'Your cart' })).toContainText('Ashfall Kingdoms');
  await expect(page.getByRole('timer').first()).toHaveText(/01(min)?[23]\d/);
  await expect(page.getByText('The sale is over.')).toBeVisible();

  await page.getByRole('radio', { name: 'Red' }).click();
  await expect(page.locator('main > output')).toHaveText('red');
  await page.getByRole('radio', { name: 'Blue' }).click({ force: true });
  await expect(page.locator('main > output')).toHaveText('red');

  const line = page.getByRole('combobox', { name: 'Address' });
  await line.pressSequentially('High');
  await expect(page.getByRole('option')).toHaveText(['High Street, London', 'High Road, Leeds']);
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  await line.press('ArrowDown');
  await line.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'High Road, Leeds' })).toHaveAttribute('aria-selected', 'true');
  await line.press('Enter');
  await expect(page.getByTestId('city')).toHaveText('Leeds');
  await expect(line).toHaveAttribute('aria-expanded', 'false');

  await page.getByRole('button', { name: 'Basket' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer).toContainText('Ashfall Kingdoms');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Basket' }).click();
  await expect(drawer).toBeVisible();
  expect(problems).toEqual([]);
});
