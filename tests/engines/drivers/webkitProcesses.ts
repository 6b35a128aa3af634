/** Starts the processes that WebKit's tests need: the driver, and a display if this machine has none. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findWebKitDriver } from '../../../scripts/browser.mjs';
import { senderTo } from './webDriver';

/** Milliseconds between two checks whether the driver answers, and until it must answer. */
const POLL = 50;
const START = 20_000;

/** Makes a home folder for the tests with settings that reduce motion, so that no click misses a moving element. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'shop-islands-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return home;
}

/** Returns the display's name, and its process if one was started. */
async function openDisplay(): Promise<{ display?: string; screen?: ChildProcess }> {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY };
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout as NonNullable<typeof screen.stdout>, 'data');
  return { display: `:${String(number).trim()}`, screen };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function untilAnswered(address: string): Promise<void> {
  const end = Date.now() + START;
  const ask = () => senderTo(address)('GET', '/status').then(() => true);
  while (!(await ask().catch(() => false))) {
    if (Date.now() > end) throw new Error('WebKit’s driver does not answer.');
    await wait(POLL);
  }
}

/** Returns the driver's address; `stop` ends all started processes. */
export async function startDriver(): Promise<{ address: string; stop(): void }> {
  const home = makeHome();
  const { display, screen } = await openDisplay();
  const port = await freePort();
  // Passes on little of the environment: the packaged Chromium names its fonts in FONTCONFIG_PATH, and these fonts
  // crash WebKit's pages.
  const { PATH, HOME, LANG } = process.env;
  const homes = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
  const driver = spawn(findWebKitDriver() as string, [`--port=${port}`], {
    env: { PATH, HOME, LANG, ...homes, DISPLAY: display },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const stop = () => {
    driver.kill();
    screen?.kill();
    rmSync(home, { recursive: true, force: true });
  };
  await untilAnswered(address).catch((error) => {
    stop();
    throw error;
  });
  return { address, stop };
}
