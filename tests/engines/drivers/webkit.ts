/** WebKit: WebKitGTK's small browser, driven by its own WebDriver on a display that need not be seen. */

import type { Engine, Key, Named, Tab, Target } from './tab';
import { DriverError, findAll, noSuchElement, patiently, referTo, type Send, senderTo } from './webDriver';
import { startDriver } from './webkitProcesses';

/** WebDriver's names of keys. */
const KEYS: Record<Key, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  ' ': ' ',
};

/** Selectors of the elements that may have each role. */
const CANDIDATES: Record<Named['role'], string> = {
  button: ':is(button,[role=button])',
  region: ':is(section,[role=region])',
};

/**
 * The name or the role of an element for assistive technology. WebKit's driver answers with an error for a hidden
 * element.
 */
const told = (send: Send, id: string, what: 'computedlabel' | 'computedrole') =>
  send<string>('GET', `/element/${id}/${what}`).catch((error) => {
    if (error instanceof DriverError && error.code === 'unknown error') return undefined;
    throw error;
  });

/** References of the elements with this role and name. */
async function findNamed(send: Send, { role, name, within = '' }: Named): Promise<string[]> {
  const found: string[] = [];
  for (const id of await findAll(send, `${within} ${CANDIDATES[role]}`)) {
    if ((await told(send, id, 'computedlabel')) === name && (await told(send, id, 'computedrole')) === role)
      found.push(id);
  }
  return found;
}

const find = (send: Send, target: Target) =>
  typeof target === 'string' ? findAll(send, target) : findNamed(send, target);

async function click(send: Send, target: Target): Promise<void> {
  const [id] = await find(send, target);
  if (!id) throw noSuchElement(JSON.stringify(target));
  await send('POST', `/element/${id}/click`);
}

const pressAll = (send: Send, keys: string) =>
  send('POST', '/actions', {
    actions: [
      {
        type: 'key',
        id: 'keys',
        actions: [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
      },
    ],
  });

/**
 * Moves the pointer by way of another place. The pointer keeps its place on the next page, and a pointer that is at its
 * target already would not move.
 */
async function movePointer(send: Send, x: number, y: number): Promise<void> {
  const via = [x + 1, x].map((each) => ({ type: 'pointerMove', x: each, y }));
  await send('POST', '/actions', { actions: [{ type: 'pointer', id: 'pointer', actions: via }] });
}

async function clickInFrame(send: Send, frame: string, target: Target): Promise<void> {
  const [id] = await findAll(send, frame);
  if (!id) throw noSuchElement(frame);
  await send('POST', '/frame', { id: referTo(id) });
  try {
    await click(send, target);
  } finally {
    await send('POST', '/frame', { id: null });
  }
}

interface Cookie {
  name: string;
  value: string;
}

function tabOf(send: Send, base: string): Tab {
  return {
    open: (url) => send('POST', '/url', { url }),
    evaluate: (run, ...words) =>
      send('POST', '/execute/sync', {
        script: `const __name = (named) => named; return (${run}).apply(null, arguments)`,
        args: words,
      }),
    has: async (target) => (await find(send, target)).length > 0,
    click: (target) => patiently(() => click(send, target)),
    clickInFrame: (frame, target) => patiently(() => clickInFrame(send, frame, target)),
    press: async (key) => void (await pressAll(send, KEYS[key])),
    type: async (text) => void (await pressAll(send, text)),
    moveTo: (x, y) => movePointer(send, x, y),
    cookies: async () =>
      Object.fromEntries((await send<Cookie[]>('GET', '/cookie')).map(({ name, value }) => [name, value])),
    setCookies: async (values) => {
      // WebDriver sets cookies only for the site of the open page.
      await send('POST', '/url', { url: `${base}/robots.txt` });
      for (const [name, value] of Object.entries(values))
        await send('POST', '/cookie', { cookie: { name, value, path: '/' } });
    },
    complaints: () => [],
    close: () => send('DELETE', ''),
  };
}

/** Milliseconds until a browser that has not started counts as failed, and how many starts are tried. */
const START = 12_000;
const TRIES = 3;

/** Starts a browser; returns its session. The driver sometimes waits for ever for a browser that it has started. */
async function startBrowser(driver: string, tries = TRIES): Promise<string> {
  const ask = senderTo(driver)<{ sessionId: string }>;
  try {
    return (await ask('POST', '/session', { capabilities: {} }, AbortSignal.timeout(START))).sessionId;
  } catch (error) {
    if (tries <= 1 || (error as Error).name !== 'TimeoutError') throw error;
    return startBrowser(driver, tries - 1);
  }
}

/** A session of the driver's, which is a browser of its own. */
async function openTab(driver: string, base: string): Promise<Tab> {
  const sessionId = await startBrowser(driver);
  const send = senderTo(`${driver}/session/${sessionId}`);
  await send('POST', '/window/rect', { width: 1280, height: 900 });
  return tabOf(send, base);
}

export async function launchWebKit(): Promise<Engine> {
  const { address, stop } = await startDriver();
  return { openTab: (base) => openTab(address, base), close: async () => stop() };
}
