/** `npm run dev` on a copy of the sources: open pages follow a change, and show an error of the build. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '../shop';

const RUN = "import('./scripts/steps.mjs').then(({ run }) => run('dev'))";

// All tests of this file share one server.
test.describe.configure({ mode: 'default' });

let copy: string;
let server: ChildProcess;
let base: string;

/** A free port. The server comes back to it when it starts again. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

test.beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'shop-islands-dev-'));
  for (const name of ['demo', 'scripts', 'src', 'widgets', 'package.json', 'tsconfig.json'])
    cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  const env = { ...process.env, PORT: String(await freePort()) };
  server = spawn(process.execPath, ['-e', RUN], { cwd: copy, env, stdio: ['ignore', 'pipe', 'ignore'] });
  base = await new Promise<string>((done, fail) => {
    let printed = '';
    server.stdout?.setEncoding('utf8').on('data', (text) => {
      printed += text;
      const [, address] = /Demo storefront: (\S+)/.exec(printed) ?? [];
      if (address) done(address);
    });
    server.once('close', () => fail(new Error(printed)));
  });
});

test.afterAll(async () => {
  const closed = once(server, 'close');
  server.kill('SIGTERM');
  await closed;
  rmSync(copy, { recursive: true, force: true });
});

/** Changes a file's text. Returns a function that puts the earlier text back. */
function change(name: string, from: string, to: string): () => void {
  const file = join(copy, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  return () => writeFileSync(file, text);
}

test('a page shows an error of a script until it is mended, and then reloads', async ({ page }) => {
  await page.goto(`${base}?demo=strict`);
  const problems = page.getByRole('alert').filter({ hasText: 'The build has failed.' });
  const mend = change('src/entry/storefront.ts', '/**', 'const a = "<b>bold</b>" "";\n/**');
  await expect(problems).toContainText('src/entry/storefront.ts:1:25');
  await expect(problems).toContainText('Expected ";" but found "\\"\\""');
  await expect(problems).toContainText('const a = "<b>bold</b>" "";');
  await expect(problems.locator('b')).toHaveCount(0);
  const reloaded = page.waitForEvent('load');
  mend();
  await reloaded;
  await expect(problems).toHaveCount(0);
});

test('a page follows a change of styles, and of the demo, whose error it shows first', async ({ page }) => {
  await page.goto(base);
  const problems = page.getByRole('alert').filter({ hasText: 'The build has failed.' });
  const reloaded = page.waitForEvent('load');
  change('demo/assets/theme.css', ':root', ':root { --changed: yes }\n:root');
  await reloaded;
  await expect(page.locator('html')).toHaveCSS('--changed', 'yes');
  const mend = change('demo/views/footer.ts', 'export', 'const = 1;\nexport');
  await expect(problems).toContainText('demo/views/footer.ts:');
  mend();
  change('demo/views/layout.ts', 'Skip to content', 'Go to content');
  await expect(page.getByText('Go to content')).toHaveCount(1);
  await expect(problems).toHaveCount(0);
});
