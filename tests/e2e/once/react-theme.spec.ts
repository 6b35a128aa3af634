import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { npm, npmPack } from '../../../scripts/npm.mjs';
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
  select: async (id) => ({ address_1: '1 ' + id, city: id === 'a2' ? 'Leeds' : 'London', country: 'GB' }),
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

/** What the theme installs besides; of this project's own packages, so that nothing is fetched. */
const INSTALLED = ['react', 'react-dom', 'scheduler', '@types/react', '@types/react-dom', 'csstype'];

// What is installed is installed once for all of them.
test.describe.configure({ mode: 'default' });

let folder: string;
let theme: string;
/** The package's folder in the theme. */
let installed: string;

test.beforeAll(() => {
  test.setTimeout(120_000);
  folder = mkdtempSync(join(tmpdir(), 'react-theme-'));
  const { filename } = npmPack('--pack-destination', folder);
  theme = join(folder, 'theme');
  mkdirSync(theme);
  writeFileSync(join(theme, 'package.json'), '{ "private": true }');
  npm(['install', '--offline', '--no-audit', '--no-fund', join(folder, filename)], theme);
  installed = join(theme, 'node_modules/shop-islands');
  mkdirSync(join(theme, 'node_modules/@types'));
  for (const name of INSTALLED) symlinkSync(resolve('node_modules', name), join(theme, 'node_modules', name));
  writeFileSync(join(theme, 'main.tsx'), SOURCE);
  writeFileSync(join(theme, 'tsconfig.json'), JSON.stringify(TSCONFIG));
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('its doctor looks at a saved page', async ({ page }) => {
  const file = join(folder, 'listing.html');
  writeFileSync(file, await (await page.request.get('/shop/')).text());
  const said = npm(['exec', '--offline', '--', 'shop-islands', file], theme);
  expect(said).toMatch(/^ *add-to-cart .*adopted$/m);
  expect(said).toMatch(/Fine: no problems\.\n$/);
});

test('its scripts run a shop by the tag', async ({ page, shop }) => {
  const asked: string[] = [];
  await page.route('**/dist/**', (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    asked.push(path);
    return route.fulfill({ path: join(installed, path) });
  });
  await shop.open('/shop/');
  await page.click(button(101));
  await expect(page.locator(button(101))).toHaveClass(/added/);
  expect(asked).toContain('dist/shop-islands.js');
});

test('its types are strict, without any other package', () => {
  expect(() =>
    execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', theme], { encoding: 'utf8' }),
  ).not.toThrow();
});

test('Vite bundles it, and its drawer, panel, countdown, swatches and suggestions work', async ({ page }) => {
  await page.goto('/shop/?add-to-cart=101');
  await build({
    root: theme,
    logLevel: 'silent',
    build: { outDir: 'out', lib: { entry: join(theme, 'main.tsx'), formats: ['es'], fileName: () => 'theme.js' } },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = readFileSync(join(theme, 'out/theme.js'), 'utf8');
  await page.route('**/headless/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Theme</title><div id="theme"></div><script type="module" src="/headless/theme.js"></script></html>',
    }),
  );
  await page.route('**/headless/theme.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto('/headless/');

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
