/**
 * Tests presses on the chat before its code has loaded: they are kept if no other script acts on them, and otherwise
 * left to the plugin's own script.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mountView } from '../../src/island/react';
import type { Intent } from '../../src/island/types';
import { start } from '../../src/loader/start';
import { registry } from '../../widgets/registry';
import { bringCore } from '../helpers/bringCore';
import { find, fixtureOf } from '../helpers/fixture';
import { settle, until } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

const page = window as { shopIslands?: unknown; jQuery?: unknown };
let delivered: string[];
let arrive: () => void;

/** A visit on which the chat's code comes when a test says so. */
function visit(): void {
  document.body.innerHTML = fixtureOf('chat').replace(' target="_blank"', '');
  const onIntent = ({ target }: Intent) => void delivered.push(target.className || target.getAttribute('href') || '');
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  start({
    islands: registry.map((row) =>
      row.name === 'chat'
        ? { ...row, load: () => code.then(() => ({ default: { name: 'chat', mode: 'enhance', onIntent } })) }
        : { ...row, load: () => new Promise(() => {}) },
    ),
    version: '1',
    urlOf: (chunk) => `/${chunk}.js`,
    bring: bringCore,
    examine() {},
  });
}

/** True where the press was kept from the browser. */
function press(selector: string): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  find(selector).dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  document.querySelector('html > script')?.remove();
  delete page.shopIslands;
  delete page.jQuery;
  delivered = [];
});

const CONTROLS = [
  '[href="#ctc_chat"]',
  '.ht-ctc-sc-chat button',
  '[href="#ctc_greetings"]',
  '.ht_ctc_chat_style',
  '.ht_ctc_chat_greetings_box_link',
];

describe('a press before the code', () => {
  it.each(CONTROLS)('on %s is kept, and handed over once', async (selector) => {
    visit();
    expect(press(selector)).toBe(true);
    expect(press(selector)).toBe(true);
    await settle();
    expect(delivered).toEqual([]);
    arrive();
    await settle();
    expect(delivered).toHaveLength(1);
  });

  it.each(CONTROLS)('on %s is left to the plugin’s own script where that is on the page', async (selector) => {
    // This is appended to the root, because happy-dom would still find no such element in the head or the body.
    document.documentElement.append(
      Object.assign(document.createElement('script'), { id: 'ht_ctc_app_js-js', type: 'text/plain' }),
    );
    visit();
    expect(press(selector)).toBe(false);
    arrive();
    await settle();
    expect(delivered).toEqual([]);
  });

  it('is left to that script, too, where jQuery shows its listener', async () => {
    const events = { click: [{ guid: 1, namespace: '', selector: '.ht-ctc-sc-chat' }] };
    page.jQuery = Object.assign((run: () => void) => run(), {
      _data: (target: EventTarget) => (target === document ? events : undefined),
    });
    visit();
    expect(press('.ht-ctc-sc-chat button')).toBe(false);
    arrive();
    await settle();
    expect(delivered).toEqual([]);
  });

  it.each([{ ctrlKey: true }, { shiftKey: true }, { button: 1 }])('with %j is left to the browser', (init) => {
    visit();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    find('[href="#ctc_chat"]').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

/** Loads the chat together with React. */
const loadChat = async () => ({ ...(await import('../../widgets/chat')), mount: mountView });

it('a press waits for the chat’s own code, so that nobody chats without the opt-in', async () => {
  const opened: unknown[] = [];
  vi.stubGlobal('open', (...args: unknown[]) => opened.push(args));
  document.body.innerHTML = fixtureOf('chat').replace(' target="_blank"', '');
  start({
    islands: registry.map((row) => ({
      ...row,
      load: () => (row.name === 'chat' ? loadChat() : new Promise<never>(() => {})),
    })),
    version: '1',
    urlOf: (chunk) => `/${chunk}.js`,
    bring: bringCore,
    examine() {},
  });
  press('[href="#ctc_chat"]');
  await until(() => expect(find('.ht_ctc_chat_greetings_box').classList.contains('ctc_greetings_opened')).toBe(true));
  expect(document.activeElement).toBe(find('#ctc_opt'));
  expect(opened).toEqual([]);
});

it.each(['<a href="#ctc_chat">Ask</a>', '<p class="ctc_chat">Ask</p>', '<a class="ctc_greetings">How we help</a>'])(
  'a lone host wakes the chat: %s',
  async (host) => {
    let isAsked = false;
    document.body.innerHTML = host;
    const load = () => {
      isAsked = true;
      return new Promise<never>(() => {});
    };
    const islands = registry.map((row) => ({
      ...row,
      load: row.name === 'chat' ? load : () => new Promise<never>(() => {}),
    }));
    start({ islands, version: '1', urlOf: (chunk) => `/${chunk}.js`, bring: bringCore, examine() {} });
    dispatchEvent(new Event('DOMContentLoaded'));
    await expect.poll(() => isAsked).toBe(true);
  },
);
