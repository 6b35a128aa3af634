// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';

const PATIENCE = 60_000;
let dev: ChildProcess | undefined;

/** True while a process of the group lives: all that `dev` starts is in its group. */
function isAlive(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

afterEach(() => {
  if (dev?.pid && isAlive(dev.pid)) process.kill(-dev.pid, 'SIGKILL');
});

/** Runs a command, and resolves once the demo answers, with its address and what has been printed. */
function begin(command: 'dev' | 'start'): Promise<{ base: string; printed: () => string }> {
  const child = spawn(process.execPath, [`scripts/${command}.mjs`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  dev = child;
  let text = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (piece) => {
        text += piece;
        const [, base] = /Demo storefront: (\S+)\//.exec(text) ?? [];
        if (base) resolve({ base, printed: () => text });
      });
    }
    child.once('close', () => reject(new Error(text)));
  });
}

/** Sends the signal, and resolves once no process of the command is left. */
async function end(signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  const { pid } = dev as { pid: number };
  const closed = once(dev as ChildProcess, 'close');
  process.kill(pid, signal);
  await closed;
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), PATIENCE);
}

test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  'the dev server builds what is asked for, and %s leaves no process',
  { timeout: PATIENCE },
  async (signal) => {
    const { base, printed } = await begin('dev');
    expect(printed()).toMatch(/^core\.js built in \d+ ms$/m);
    expect(printed()).not.toContain('wishlist.js');
    const wishlist = await fetch(`${base}/dist/wishlist.js`);
    expect([wishlist.status, wishlist.headers.get('Content-Type')]).toEqual([200, 'text/javascript']);
    expect((await wishlist.text()).includes('name: "wishlist"')).toBe(true);
    for (const name of ['no-such-chunk', 'constructor'])
      expect((await fetch(`${base}/dist/${name}.js`)).status).toBe(404);
    await vi.waitFor(() => expect(printed()).toMatch(/^wishlist\.js built in \d+ ms$/m));
    await end(signal);
    expect(printed()).not.toMatch(/error|deadlock/i);
  },
);

test.skipIf(process.platform === 'win32')(
  'npm start answers with every file before its build is there, and leaves no process',
  { timeout: PATIENCE },
  async () => {
    const { base, printed } = await begin('start');
    const page = await (await fetch(`${base}/shop/`)).text();
    const files = [...page.matchAll(/(?:src|href)="(\/(?:dist|assets)\/[^"]+)"/g)].map(([, file]) => file);
    expect(files).toContain('/dist/shop-islands.js');
    for (const file of [...files, '/dist/wishlist.js']) expect((await fetch(base + file)).status).toBe(200);
    expect(printed()).not.toContain('dist/ is built');
    await end('SIGTERM');
    expect(printed()).not.toMatch(/error|deadlock|could not/i);
  },
);
