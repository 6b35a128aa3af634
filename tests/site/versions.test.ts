// @vitest-environment node
/** The versions of the documentation site, which stand beside each other. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeVersions } from '../../scripts/site/versions';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'versions-'));
  for (const name of ['1.9.0', '1.10.0', '0.1.0', 'images']) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the entrance lists the folders of versions, the newest first, and leads to the newest', () => {
  writeVersions(folder);
  expect(readFileSync(join(folder, 'versions.js'), 'utf8')).toBe('siteVersions = ["1.10.0","1.9.0","0.1.0"];\n');
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('url=1.10.0/index.html');
});
