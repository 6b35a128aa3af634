/** A folder outside of the project with the packed package in it, as a theme installs it. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { npm, npmPack } from '../../scripts/npm.mjs';

/**
 * The other packages that the theme needs. They are copied from this project's own packages, so that nothing is
 * downloaded.
 */
const INSTALLED = ['react', 'react-dom', 'scheduler', '@types/react', '@types/react-dom', 'csstype'];

export interface InstalledTheme {
  /** The theme's folder. Files that it is given stand beside its packages. */
  folder: string;
  /** The package's folder in the theme. */
  installed: string;
  /** Writes files of the theme, by path. */
  write(files: Readonly<Record<string, string>>): void;
  remove(): void;
}

/** Packs the package, and installs it. It needs dist/. */
export function installTheme(): InstalledTheme {
  const outer = mkdtempSync(join(tmpdir(), 'react-theme-'));
  const { filename } = npmPack('--pack-destination', outer);
  const folder = join(outer, 'theme');
  const write: InstalledTheme['write'] = (files) => {
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  };
  mkdirSync(folder);
  write({ 'package.json': '{ "private": true }' });
  npm(['install', '--offline', '--no-audit', '--no-fund', join(outer, filename)], folder);
  mkdirSync(join(folder, 'node_modules/@types'));
  for (const name of INSTALLED) symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  return {
    folder,
    installed: join(folder, 'node_modules/shop-islands'),
    write,
    remove: () => rmSync(outer, { recursive: true, force: true }),
  };
}

/**
 * Serves a bundle at `/theme/` of the shop, on a page that has the given markup.
 * @param folder has `theme.js`, and the files that it asks for
 */
export async function serveBundle(page: Page, folder: string, markup: string): Promise<void> {
  const files = readdirSync(folder);
  await page.route('**/theme/*', (route) => {
    const name = new URL(route.request().url()).pathname.replace('/theme/', '');
    if (files.includes(name)) return route.fulfill({ path: join(folder, name), contentType: 'text/javascript' });
    const body = `<!doctype html><html lang="en"><title>Theme</title>${markup}<script type="module" src="theme.js"></script></html>`;
    return name ? route.fallback() : route.fulfill({ contentType: 'text/html', body });
  });
}
