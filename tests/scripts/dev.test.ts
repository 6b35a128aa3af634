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

/** Resolves once the demo answers, with its address and what has been printed. */
function begin(): Promise<{ base: string; printed: () => string }> {
  const child = spawn(process.execPath, ['scripts/dev.mjs'], { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
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

test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  'the dev server builds what is asked for, and %s leaves no process',
  { timeout: PATIENCE },
  async (signal) => {
    const { base, printed } = await begin();
    expect(printed()).toMatch(/^core\.js built in \d+ ms$/m);
    expect(printed()).not.toContain('wishlist.js');
    const wishlist = await fetch(`${base}/dist/wishlist.js`);
    expect([wishlist.status, wishlist.headers.get('Content-Type')]).toEqual([200, 'text/javascript']);
    expect((await wishlist.text()).includes('name: "wishlist"')).toBe(true);
    expect((await fetch(`${base}/dist/no-such-chunk.js`)).status).toBe(404);
    await vi.waitFor(() => expect(printed()).toMatch(/^wishlist\.js built in \d+ ms$/m));
    const { pid } = dev as { pid: number };
    const closed = once(dev as ChildProcess, 'close');
    process.kill(pid, signal);
    await closed;
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), PATIENCE);
    expect(printed()).not.toMatch(/error|deadlock/i);
  },
);
