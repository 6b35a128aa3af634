import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseStored, toJson } from '../../src/bridge/page/storedJson';
import type { Config, LazyViewIsland } from '../../src/island/types';
import chat from '../../widgets/chat';
import { type ChatProps, ORIGINAL_BOUND } from '../../widgets/chat/contract';
import { createLive, type LiveChat, press, start } from '../../widgets/chat/live';
import { createChatStore } from '../../widgets/chat/store';
import { View } from '../../widgets/chat/view.live';
import { atOnce } from '../helpers/atOnce';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, fixtureOf, showFixture } from '../helpers/fixture';
import { flush } from '../helpers/lazyIsland';
import { type FakePage, setPage } from '../helpers/page';
import { settle, until } from '../helpers/settle';
import { showView } from '../helpers/showView';
import { createStorage } from '../helpers/store';

const NUMBER = '447700900123';
const ROOT = '.ht-ctc-chat';
const BOX = '.ht_ctc_chat_greetings_box';

const log: string[] = [];
const notices: { text: string; action?: { run?: () => void } }[] = [];
vi.mock('../../src/ui/messages/notify', () => ({
  notify: async (notice: { text: string }) => void notices.push(notice),
}));

type Shape = Record<string, unknown>;
const page = window as unknown as Shape;

let clock: FakeClock;
let loader: FakePage;
let screenWidth = 1280;
let popup: { opener: unknown } | null;
let stop: (() => void) | undefined;

beforeEach(() => {
  log.length = 0;
  notices.length = 0;
  screenWidth = 1280;
  popup = { opener: window };
  clock = createClock();
  loader = setPage();
  showFixture('chat');
  vi.spyOn(screen, 'width', 'get').mockImplementation(() => screenWidth);
  // With reduced motion, everything is at its final place at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('open', (...args: string[]) => {
    log.push(`open ${args.join(' ').trim()}`);
    return popup;
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    log.push(`${init.method} ${url} ${init.body} ${JSON.stringify(init.headers ?? {})}`);
    return new Response('');
  });
});
afterEach(() => {
  stop?.();
  stop = undefined;
  vi.unstubAllGlobals();
  for (const name of [
    'ht_ctc_chat_var',
    'ht_ctc_variables',
    'dataLayer',
    'gtag',
    'fbq',
    'gtag_report_conversion',
    'ga',
    '__gaTracker',
    'google_tag_data',
    '_ckyConfig',
  ])
    delete page[name];
  setConsent('', 0);
});

const parsed = new DOMParser().parseFromString(fixtureOf('chat'), 'text/html');
const plain: Shape = JSON.parse(parsed.querySelector('.ht_ctc_chat_data')?.getAttribute('data-settings') ?? '');

/** Starts the island on a host, and mounts its dialogs when they are wanted. Returns a function that ends it. */
function adopt(host: HTMLElement): () => void {
  const island = chat as LazyViewIsland<ChatProps, LiveChat>;
  return showView(
    { ...island, isWanted: ({ $need }) => atOnce($need), createStore: (props, of) => createLive(props, of, clock) },
    View,
    host,
  );
}

/** Starts the chat as a page with these settings does. */
function run(changes: Shape = {}): void {
  page.ht_ctc_chat_var = { ...plain, ...changes };
  start();
  stop = adopt(find(ROOT));
  for (const link of document.querySelectorAll<HTMLElement>('.ht-ctc-sc-chat,[href="#ctc_chat"]')) adopt(link);
}

const setConsent = (value: string, lasts = 100) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in the test's browser
  document.cookie = `cookieyes-consent=${value}; max-age=${lasts}; path=/`;
};
const without = (...selectors: string[]) => {
  for (const selector of selectors) find(selector).remove();
};
const button = () => find('.ht_ctc_chat_style');
/** Does something, and waits until the page shows the result. */
function shown<Result>(run: () => Result): Result {
  const result = run();
  flush();
  return result;
}
const pressOn = (selector: string) => shown(() => press({ target: find(selector) }));
const pressEscape = () =>
  shown(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
const isShown = (selector: string) => find(selector).style.display !== 'none' && !find(selector).hidden;
const stored = () => JSON.parse(localStorage.getItem('ht_ctc_storage') ?? '{}');
const listen = (name: string, run: (detail: Shape) => void) => {
  document.addEventListener(`ht_ctc_event_${name}`, (event) => run((event as CustomEvent).detail), { once: true });
};

describe('the button', () => {
  it('stands where the settings say, and keeps none of the server’s styles', () => {
    find(ROOT).style.color = 'red';
    run({
      pos_d: 'position: fixed; top: 4px; left: 5px;',
      css: 'display: none; z-index: 7; background: url(//spy.example/a)',
    });
    expect(find(ROOT).style.cssText.replace(/\s/g, '')).toBe('position:fixed;top:4px;left:5px;z-index:7;');
  });

  it('stands at the bottom left where no setting says', () => {
    find(ROOT).removeAttribute('style');
    run({ pos_d: '', css: '' });
    const { position, bottom, left } = find(ROOT).style;
    expect([position, bottom, left]).toEqual(['fixed', '15px', '15px']);
  });

  it('has the place of the device that it is on', () => {
    screenWidth = 1025;
    run({ pos_m: 'position: fixed; top: 1px;' });
    expect(find(ROOT).style.top).toBe('1px');
  });

  it.each([
    [1280, { dis_d: 'hide' }],
    [390, { dis_m: 'hide' }],
    [1280, { display: 'no' }],
  ])('is not shown on a screen of %i px with %j', (width, changes) => {
    screenWidth = width;
    run(changes);
    expect(isShown(ROOT)).toBe(false);
  });

  it('shows the part that is for this device, and no other', () => {
    find('.ht_ctc_chat_style').insertAdjacentHTML(
      'beforeend',
      '<i class="ht_ctc_desktop_chat"></i><i class="ht_ctc_mobile_chat"></i>',
    );
    run();
    expect([...document.querySelectorAll('i')].map(({ className }) => className)).toEqual(['ht_ctc_desktop_chat']);
  });

  it('is a button with a name, which says what its badge says', async () => {
    run();
    expect(button().getAttribute('role')).toBe('button');
    expect(button().tabIndex).toBe(0);
    expect(button().getAttribute('aria-label')).toBe('Ask us anything');
    await clock.advance(150);
    expect(button().getAttribute('aria-label')).toBe('Ask us anything (1 new)');
  });

  it('has a name where the style has no words', () => {
    without('.ctc_cta_stick');
    run();
    expect(button().getAttribute('aria-label')).toBe('Chat with us');
  });

  it('is the button that the style prints, where it prints one', () => {
    find('.ctc_s_2').outerHTML = '<button class="ctc-analytics">Hi</button>';
    run();
    expect(button().hasAttribute('role')).toBe(false);
    expect(find('.ht_ctc_chat_style button').getAttribute('aria-expanded')).toBe('false');
  });

  it.each([
    [1280, 'ht_ctc_mobile_chat'],
    [390, 'ht_ctc_desktop_chat'],
  ])('is not taken from the part for the other device, on a screen of %i px', (width, other) => {
    screenWidth = width;
    find('.ctc_s_2').outerHTML = `<div class="${other}"><button class="ht-ctc-cta">Other</button></div>`;
    run();
    expect([button().getAttribute('role'), button().tabIndex]).toEqual(['button', 0]);
    expect(button().getAttribute('aria-label')).toBe('Chat with us');
  });

  it('gets the classes of its entry animation after 120 ms', async () => {
    run({ ani: 'bounce slow' });
    await clock.advance(119);
    expect(find(ROOT).classList.contains('ht_ctc_animation')).toBe(false);
    await clock.advance(1);
    expect(['ht_ctc_animation', 'bounce', 'slow'].every((name) => find(ROOT).classList.contains(name))).toBe(true);
  });

  it('gets them after 1200 ms where it has an entry animation', async () => {
    find(ROOT).classList.add('ht_ctc_entry_animation');
    run();
    await clock.advance(1199);
    expect(find(ROOT).classList.contains('ht_ctc_animation')).toBe(false);
    await clock.advance(1);
    expect(find(ROOT).classList.contains('ht_ctc_animation')).toBe(true);
  });

  it('shows its words while a hand or the focus is on it', () => {
    run();
    expect(isShown('.ht-ctc-cta-hover')).toBe(false);
    find(ROOT).dispatchEvent(new Event('mouseenter'));
    expect(isShown('.ht-ctc-cta-hover')).toBe(true);
    find(ROOT).dispatchEvent(new Event('mouseleave'));
    expect(isShown('.ht-ctc-cta-hover')).toBe(false);
    find(ROOT).dispatchEvent(new Event('focusin'));
    expect(isShown('.ht-ctc-cta-hover')).toBe(true);
  });

  it('waits for an add-on where there is a schedule', () => {
    let show = () => {};
    listen('display', ({ display_chat, ht_ctc_chat }) => {
      expect(ht_ctc_chat).toBe(find(ROOT));
      show = display_chat as () => void;
    });
    run({ schedule: 'yes' });
    expect(isShown(ROOT)).toBe(false);
    show();
    expect(isShown(ROOT)).toBe(true);
  });

  it('takes its settings from the markup where there is no global', () => {
    start();
    stop = adopt(find(ROOT));
    expect(isShown(ROOT)).toBe(true);
    expect(page.ht_ctc_chat_var).toEqual(plain);
  });
});

describe('the badge', () => {
  it('comes after 150 ms, at the place that the style has for it', async () => {
    run();
    await clock.advance(149);
    expect(isShown('.ht_ctc_notification')).toBe(false);
    await clock.advance(1);
    expect(isShown('.ht_ctc_notification')).toBe(true);
    expect(find('.ht_ctc_badge').style.top).toBe('-5px');
  });

  it('comes after as many seconds as the settings say', async () => {
    run({ n_time: '3' });
    await clock.advance(2999);
    expect(isShown('.ht_ctc_notification')).toBe(false);
    await clock.advance(1);
    expect(isShown('.ht_ctc_notification')).toBe(true);
  });

  it('disappears for good once the visitor has asked for the greeting', async () => {
    run();
    pressOn('.ht_ctc_chat_style');
    await clock.advance(5000);
    expect(document.querySelector('.ht_ctc_notification')).toBeNull();
    expect(stored().n_badge).toBe('stop');
    showFixture('chat');
    run();
    await clock.advance(5000);
    expect(isShown('.ht_ctc_notification')).toBe(false);
  });

  it('disappears for good once a chat has begun', () => {
    run();
    without('#ctc_opt');
    pressOn('.ht-ctc-sc-chat');
    expect(stored().n_badge).toBe('stop');
  });

  it('stays where a greeting opened by itself', async () => {
    run({ g_init: 'default' });
    await clock.advance(200);
    expect(isShown(BOX)).toBe(true);
    expect(isShown('.ht_ctc_notification')).toBe(true);
    expect(stored().n_badge).toBeUndefined();
  });

  it('is not remembered as seen where the page has no badge', () => {
    without('.ht_ctc_notification');
    run();
    pressOn('.ht_ctc_chat_style');
    expect('n_badge' in stored()).toBe(false);
  });
});

describe('the greeting', () => {
  it('is a dialog with a name, and its parts are buttons', () => {
    run();
    pressOn('.ht_ctc_chat_style');
    const box = find(BOX);
    expect(box.getAttribute('role')).toBe('dialog');
    expect(find(`#${box.getAttribute('aria-labelledby')}`).textContent).toContain('Save Point support');
    expect(find('.ctc_greetings_close_btn').getAttribute('aria-label')).toBe('Close');
    expect(find('.ctc_greetings_close_btn').getAttribute('role')).toBe('button');
    expect(find('.ht_ctc_chat_greetings_box_link').getAttribute('role')).toBe('button');
    expect(button().getAttribute('aria-controls')).toBe(box.id);
  });

  it('has a name without a heading, too', () => {
    find('.ctc_g_heading').textContent = '';
    run();
    pressOn('.ht_ctc_chat_style');
    expect(find(BOX).getAttribute('aria-label')).toBe('Chat with us');
  });

  it.each([
    ['default', 1280, true],
    ['default', 390, false],
    ['open', 1280, true],
    ['open', 390, true],
    ['close', 1280, false],
  ])('with %j on a screen of %i px opens by itself: %j', async (g_init, width, opens) => {
    screenWidth = width;
    run({ g_init });
    await settle();
    expect(isShown(BOX)).toBe(opens);
    expect(stored().g_action).toBe(opens ? 'init' : undefined);
    expect(document.activeElement).toBe(document.body);
  });

  it('opens by itself no more once it was closed', async () => {
    localStorage.setItem('ht_ctc_storage', '{"g_user_action":"user_closed"}');
    run({ g_init: 'open' });
    await settle();
    expect(isShown(BOX)).toBe(false);
  });

  it('opens by itself only after the visitor has answered the consent banner', async () => {
    const banner = Object.assign(document.createElement('div'), { className: 'cky-consent-container' });
    document.body.append(banner);
    run({ g_init: 'open' });
    await settle();
    expect(isShown(BOX)).toBe(false);
    banner.classList.add('cky-hide');
    await settle();
    expect(isShown(BOX)).toBe(true);
  });

  it.each([
    ['mobile', 1280, false],
    ['desktop', 1280, true],
    ['mobile', 390, true],
    ['desktop', 390, false],
    ['tablet', 390, true],
  ])('for %s on a screen of %i px exists: %j', (g_device, width, isThere) => {
    screenWidth = width;
    run({ g_device });
    expect(!!document.querySelector(BOX)).toBe(isThere);
  });

  it('opens and closes by the button, remembers both, and moves the focus in and back', () => {
    run();
    button().focus();
    pressOn('.ht_ctc_chat_style');
    expect(isShown(BOX)).toBe(true);
    expect(document.activeElement).toBe(find(BOX));
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(find(BOX).classList.contains('ctc_greetings_opened')).toBe(true);
    expect(stored()).toMatchObject({ g_action: 'user_opened', g_user_action: 'user_opened' });
    expect(document.querySelector('.ctc_cta_stick')).toBeNull();
    pressOn('.ht_ctc_chat_style');
    expect(isShown(BOX)).toBe(false);
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-expanded')).toBe('false');
    expect(stored()).toMatchObject({ g_action: 'user_closed', g_user_action: 'user_closed' });
  });

  it('closes by its cross and by Escape', () => {
    run();
    for (const close of [() => pressOn('.ctc_greetings_close_btn svg'), pressEscape]) {
      pressOn('.ht_ctc_chat_style');
      expect(isShown(BOX)).toBe(true);
      close();
      expect(isShown(BOX)).toBe(false);
      expect(stored().g_user_action).toBe('user_closed');
    }
  });

  it('leaves Escape to other scripts while it is closed, or where they have handled the key', () => {
    run();
    pressEscape();
    expect(stored()).toEqual({});
    pressOn('.ht_ctc_chat_style');
    const taken = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    taken.preventDefault();
    document.body.dispatchEvent(taken);
    expect(isShown(BOX)).toBe(true);
  });

  it('opens by a link anywhere, and gives the focus back to the link', () => {
    run();
    const link = find('[href="#ctc_greetings"]');
    link.focus();
    pressOn('[href="#ctc_greetings"]');
    expect(isShown(BOX)).toBe(true);
    expect(stored().g_action).toBe('element');
    expect(stored().g_user_action).toBeUndefined();
    pressOn('.ctc_greetings_close_btn');
    expect(document.activeElement).toBe(link);
  });

  it('is passed to add-ons with functions that open and close it', () => {
    let open = (_how?: string) => {};
    listen('after_chat_displayed', ({ greetings_open }) => {
      open = greetings_open as typeof open;
    });
    run();
    shown(() => open('scheduled'));
    expect(isShown(BOX)).toBe(true);
    expect(stored().g_action).toBe('scheduled');
  });

  it('that an add-on opens takes neither the focus nor the badge from a visitor', async () => {
    let open = (_how?: string) => {};
    listen('after_chat_displayed', ({ greetings_open }) => {
      open = greetings_open as typeof open;
    });
    document.body.insertAdjacentHTML('beforeend', '<input id="search">');
    run();
    await clock.advance(200);
    find('#search').focus();
    shown(() => open('time_action'));
    expect(isShown(BOX)).toBe(true);
    expect(document.activeElement).toBe(find('#search'));
    expect(isShown('.ht_ctc_notification')).toBe(true);
  });

  it('in the middle of the screen has a backdrop that closes it, and makes the page behind it inert', () => {
    find(BOX).classList.add('ctc_greetings_modal');
    run();
    pressOn('.ht_ctc_chat_style');
    expect(find(BOX).getAttribute('aria-modal')).toBe('true');
    expect(find('p').inert).toBe(true);
    expect(find(BOX).closest('[inert]')).toBeNull();
    shown(() => find('.ht_ctc_modal_backdrop').click());
    expect(isShown(BOX)).toBe(false);
    expect(find('p').inert).toBe(false);
    expect(document.querySelector('.ht_ctc_modal_backdrop')).toBeNull();
    expect(stored().g_user_action).toBe('user_closed');
  });

  it('in the middle of the screen gives the focus back to the button, although a press beside it has taken it', () => {
    find(BOX).classList.add('ctc_greetings_modal');
    run();
    button().focus();
    pressOn('.ht_ctc_chat_style');
    // As the browser does for a press on an element that cannot have the focus.
    find(BOX).blur();
    shown(() => find('.ht_ctc_modal_backdrop').click());
    expect(document.activeElement).toBe(button());
  });

  it('stays open where Escape ends what an input method is composing', () => {
    run();
    pressOn('.ht_ctc_chat_style');
    shown(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true })),
    );
    expect(isShown(BOX)).toBe(true);
  });

  it('closes half a second after its chat has begun', async () => {
    without('#ctc_opt');
    run();
    pressOn('.ht_ctc_chat_style');
    pressOn('.ht_ctc_chat_greetings_box_link .g_ctc_s_7_1');
    expect(log).toHaveLength(1);
    await clock.advance(499);
    expect(isShown(BOX)).toBe(true);
    await clock.advance(1);
    expect(isShown(BOX)).toBe(false);
    expect(stored()).toMatchObject({ g_action: 'chat_clicked', g_user_action: 'user_opened' });
  });
});

describe('the opt-in', () => {
  it('is asked for before anybody chats, and ticking it begins the chat after 500 ms', async () => {
    run();
    pressOn('.ht_ctc_chat_style');
    pressOn('.ht_ctc_chat_greetings_box_link');
    expect(log).toEqual([]);
    expect(isShown('.ctc_opt_in')).toBe(true);
    expect(document.activeElement).toBe(find('#ctc_opt'));
    find('#ctc_opt').click();
    expect(stored().g_optin).toBe('y');
    expect(find(BOX).contains(document.activeElement)).toBe(true);
    await clock.advance(499);
    expect(log).toEqual([]);
    await clock.advance(1);
    expect(log).toHaveLength(1);
    await clock.advance(500);
    expect(isShown(BOX)).toBe(false);
  });

  it('is not asked for again', () => {
    localStorage.setItem('ht_ctc_storage', '{"g_optin":"y"}');
    run();
    pressOn('.ht_ctc_chat_greetings_box_link');
    expect(log).toHaveLength(1);
  });

  it('is needed for links too: the greeting opens, and then the link’s own chat', async () => {
    run();
    pressOn('.ht-ctc-sc-chat');
    expect(log).toEqual([]);
    expect(isShown(BOX)).toBe(true);
    find('#ctc_opt').click();
    await clock.advance(500);
    expect(log).toEqual(['open https://wa.me/447700900456?text=About%20delivery _blank']);
  });

  it('begins the page’s own chat, not that of a link whose question the visitor has closed before', async () => {
    run();
    pressOn('.ht-ctc-sc-chat');
    pressEscape();
    pressOn('.ht_ctc_chat_style');
    find('#ctc_opt').click();
    await clock.advance(500);
    expect(log).toHaveLength(1);
    expect(log[0]).toContain(`https://wa.me/${NUMBER}?text=Hello`);
  });

  it('begins the link’s chat, although the visitor closes the greeting right after the tick', async () => {
    run();
    pressOn('.ht-ctc-sc-chat');
    find('#ctc_opt').click();
    pressEscape();
    await clock.advance(500);
    expect(log).toEqual(['open https://wa.me/447700900456?text=About%20delivery _blank']);
  });

  it('begins the chat of the link that was pressed last', async () => {
    run();
    pressOn('.ht-ctc-sc-chat');
    pressOn('[href="#ctc_chat"]');
    find('#ctc_opt').click();
    await clock.advance(500);
    expect(log).toHaveLength(1);
    expect(log[0]).toContain(`https://wa.me/${NUMBER}?text=Hello`);
  });

  it('begins one chat, however often the button is pressed meanwhile', async () => {
    run();
    pressOn('.ht_ctc_chat_greetings_box_link');
    find('#ctc_opt').click();
    await clock.advance(200);
    pressOn('.ht_ctc_chat_greetings_box_link');
    await clock.advance(2000);
    expect(log).toHaveLength(1);
  });

  describe('on a kind of device that has no greeting', () => {
    const ask = () => document.querySelector<HTMLElement>('.shop-islands-chat-ask');

    it.each([
      ['the button', { g_device: 'mobile' }, '.ht_ctc_chat_style', `https://wa.me/${NUMBER}`],
      ['a link', { g_device: 'mobile' }, '.ht-ctc-sc-chat', 'https://wa.me/447700900456'],
      ['a link, where the button is not shown', { dis_d: 'hide' }, '.ht-ctc-sc-chat', 'https://wa.me/447700900456'],
      [
        'a link, where an add-on has not shown the button yet',
        { schedule: 'yes' },
        '.ht-ctc-sc-chat',
        'https://wa.me/447700900456',
      ],
    ])('is asked for in a dialog of its own after a press on %s', async (_what, settings, pressed, address) => {
      run(settings);
      pressOn(pressed);
      expect(log).toEqual([]);
      expect([ask()?.getAttribute('role'), ask()?.getAttribute('aria-label')]).toEqual(['dialog', 'Chat with us']);
      expect([ask()?.parentElement, isShown('.shop-islands-chat-ask'), isShown('.ctc_opt_in')]).toEqual([
        document.body,
        true,
        true,
      ]);
      expect(document.activeElement).toBe(find('#ctc_opt', ask() ?? undefined));
      find('#ctc_opt').click();
      expect(stored().g_optin).toBe('y');
      await clock.advance(500);
      expect(log).toHaveLength(1);
      expect(log[0]).toContain(address);
      await clock.advance(500);
      expect(isShown('.shop-islands-chat-ask')).toBe(false);
    });

    it.each([
      ['its cross', () => pressOn('.shop-islands-chat-ask .ctc_greetings_close_btn')],
      ['Escape', pressEscape],
      ['its backdrop', () => shown(() => find('.ht_ctc_modal_backdrop').click())],
    ])('closes by %s without a chat, gives the focus back, and is asked for again', async (_what, close) => {
      run({ g_device: 'mobile' });
      button().focus();
      pressOn('.ht_ctc_chat_style');
      close();
      expect([isShown('.shop-islands-chat-ask'), document.activeElement]).toEqual([false, button()]);
      await clock.advance(2000);
      expect(log).toEqual([]);
      pressOn('.ht_ctc_chat_style');
      expect(isShown('.shop-islands-chat-ask')).toBe(true);
      // A greeting that the visitor closed would stay closed elsewhere.
      expect(stored().g_user_action).toBeUndefined();
    });

    it('is not asked for again once it was given, and its dialog leaves with the chat', () => {
      localStorage.setItem('ht_ctc_storage', '{"g_optin":"y"}');
      run({ g_device: 'mobile' });
      pressOn('.ht_ctc_chat_style');
      expect([log.length, ask()]).toEqual([1, null]);
      localStorage.clear();
      pressOn('.ht_ctc_chat_style');
      expect(ask()).not.toBeNull();
      stop?.();
      expect([ask(), document.querySelector('.ht_ctc_modal_backdrop')]).toEqual([null, null]);
    });

    it('is not asked for where the shop has none', () => {
      without('#ctc_opt');
      run({ g_device: 'mobile' });
      pressOn('.ht_ctc_chat_style');
      expect([log.length, ask()]).toEqual([1, null]);
    });
  });

  it('that is taken back at once begins no chat', async () => {
    run();
    pressOn('.ht_ctc_chat_greetings_box_link');
    find('#ctc_opt').click();
    find('#ctc_opt').click();
    await clock.advance(2000);
    expect(log).toEqual([]);
  });
});

describe('the messenger’s address where no setting chooses one', () => {
  const opened = (width: number, changes: Partial<Config> = {}) => {
    screenWidth = width;
    loader = setPage(changes);
    start();
    stop = adopt(find(ROOT));
    pressOn('.ht_ctc_chat_style');
    return log[0]?.split('?')[0];
  };
  beforeEach(() => without(BOX));
  const PRINTED = { number: NUMBER, dis_m: 'show', dis_d: 'show' };

  it.each([1280, 390])('is wa.me with the plugin’s global, on a screen of %i px', (width) => {
    page.ht_ctc_chat_var = PRINTED;
    expect(opened(width)).toBe(`open https://wa.me/${NUMBER}`);
  });

  it.each([1280, 390])('is wa.me with the plugin’s markup, on a screen of %i px', (width) => {
    expect(opened(width)).toBe(`open https://wa.me/${NUMBER}`);
  });

  it.each([1280, 390])('is wa.me where the config changes what the plugin prints, on a screen of %i px', (width) => {
    page.ht_ctc_chat_var = PRINTED;
    expect(opened(width, { globals: { ht_ctc_chat_var: { pre_filled: 'Hi' } } })).toBe(`open https://wa.me/${NUMBER}`);
  });

  it.each([
    [1280, 'https://web.whatsapp.com/send'],
    [390, 'whatsapp://send'],
  ])('is SPEC 3.9’s with the shop’s own settings, on a screen of %i px', (width, url) => {
    without('.ht_ctc_chat_data');
    find(ROOT).insertAdjacentHTML(
      'beforebegin',
      `<div data-island="chat" data-settings='${JSON.stringify(PRINTED)}'></div>`,
    );
    expect(opened(width)).toBe(`open ${url}`);
  });

  it('is wa.me where the config only adds settings to the plugin’s markup', () => {
    expect(opened(390, { globals: { ht_ctc_chat_var: { pre_filled: 'Hi' } } })).toBe(`open https://wa.me/${NUMBER}`);
  });

  it('is SPEC 3.9’s in the config of a page without the plugin', () => {
    without('.ht_ctc_chat_data');
    expect(opened(1280, { globals: { ht_ctc_chat_var: PRINTED } })).toBe('open https://web.whatsapp.com/send');
  });
});

describe('a chat', () => {
  beforeEach(() => without(BOX));

  it('opens in the same task as the press, with the page’s address, and without a way back', () => {
    run();
    expect(pressOn('.ht_ctc_chat_style')).toBeUndefined();
    expect(log).toEqual([
      `open https://wa.me/${NUMBER}?text=${encodeURIComponent(`Hello, I ask about ${location.href}`)} _blank`,
    ]);
    expect(popup?.opener).toBeNull();
  });

  it('opens a popup of 788 × 514', () => {
    run({ url_target_d: 'popup' });
    pressOn('.ht_ctc_chat_style');
    expect(log[0]).toMatch(/ popup .*width=788,height=514,left=100,top=100$/);
  });

  it('has an element’s own number and text, with the prefix before the text', () => {
    run({ prefix_pre_filled: 'Shop: ' });
    pressOn('.ht-ctc-sc-chat button');
    pressOn('[href="#ctc_chat"]');
    expect(log).toEqual([
      'open https://wa.me/447700900456?text=Shop%3A%20About%20delivery _blank',
      `open https://wa.me/${NUMBER}?text=${encodeURIComponent(`Hello, I ask about ${location.href}`)} _blank`,
    ]);
  });

  it('has an empty text where an element asks for that, and the shop’s number where a shortcode is broken', () => {
    run();
    find('.ht-ctc-sc-chat').dataset.pre_filled = '';
    find('.ht-ctc-sc-chat').dataset.number = '”';
    pressOn('.ht-ctc-sc-chat');
    expect(log).toEqual([`open https://wa.me/${NUMBER}?text= _blank`]);
  });

  it('begins by a link, even without a button on the page', () => {
    without(ROOT);
    page.ht_ctc_chat_var = plain;
    start();
    adopt(find('[href="#ctc_chat"]'));
    expect(find('[href="#ctc_chat"]').hasAttribute('target')).toBe(false);
    pressOn('[href="#ctc_chat"]');
    expect(log).toHaveLength(1);
  });

  it('by a form’s button leaves the form to the browser', () => {
    document.body.insertAdjacentHTML('beforeend', '<form><button class="ctc_chat">Order and ask</button></form>');
    run();
    expect(pressOn('.ctc_chat')).toBe(false);
    expect(log).toHaveLength(1);
  });

  it('that the browser refuses is offered again, and counts only once it has opened', async () => {
    page.dataLayer = [];
    popup = null;
    run();
    pressOn('.ht_ctc_chat_style');
    await settle();
    expect(notices.map(({ text }) => text)).toEqual(['Your browser did not let the chat open.']);
    expect(page.dataLayer).toEqual([]);
    expect(stored().n_badge).toBeUndefined();
    popup = { opener: window };
    notices[0]?.action?.run?.();
    expect(log).toHaveLength(2);
    expect(page.dataLayer).toHaveLength(1);
    expect(stored().n_badge).toBe('stop');
  });

  it('lets a script of the shop change the settings before anything is done with them', () => {
    const heard: string[] = [];
    listen('configure', ({ ctc, ctc_values }) => {
      heard.push('configure');
      (ctc as Shape).number = '4911';
      (ctc_values as Shape).pixel_event_type = 'track';
    });
    listen('settings', ({ ctc }) => heard.push(`settings ${(ctc as Shape).number}`));
    const fbq = vi.fn();
    page.fbq = fbq;
    run({ fb: 'yes' });
    pressOn('.ht_ctc_chat_style');
    expect(heard).toEqual(['configure', 'settings 4911']);
    expect(log[0]).toContain('https://wa.me/4911?');
    expect(fbq.mock.calls[0]?.[0]).toBe('track');
  });

  it('lets an add-on change the number', () => {
    run();
    listen('number', ({ ctc }) => {
      (ctc as Shape).number = '4911';
    });
    pressOn('.ht_ctc_chat_style');
    expect(log[0]).toContain('https://wa.me/4911?');
  });

  it.each([
    [{ no_number: 'Call us instead.' }, 'Call us instead.'],
    [{ no_number: '<b>Call</b> us<script>x()</script>' }, 'Call us'],
    [{}, 'We cannot be reached by chat at the moment.'],
  ])('without a number tells so, with %j', async (changes, text) => {
    run({ number: '', ...changes });
    pressOn('.ht_ctc_chat_style');
    await until(() => expect(notices.map((notice) => notice.text)).toEqual([text]));
    expect(log).toEqual([]);
    expect(loader.problems).toMatchObject([{ island: 'chat', what: 'The chat has no number.' }]);
  });

  it('without a number shows the page’s own message for that', async () => {
    find('.ht_ctc_chat_data').dataset.no_number = '<p>Nobody here</p>';
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div class="ctc-no-number-message" style="display:none">Nobody</div>',
    );
    run({ number: '' });
    pressOn('.ht_ctc_chat_style');
    await until(() => expect(isShown('.ctc-no-number-message')).toBe(true));
    expect(find('[role=status]').textContent).toBe('Nobody');
    expect(notices).toEqual([]);
  });
});

describe('the webhook (SPEC 7.5)', () => {
  beforeEach(() => without(BOX));
  const hook = { hook_url: 'https://hook.example/in', hook_v: ['chat', 7, 'a&b'] };

  it('gets the values as form fields where the format is "json", each time', async () => {
    run({ ...hook, webhook_format: 'json' });
    pressOn('.ht_ctc_chat_style');
    pressOn('.ht_ctc_chat_style');
    const posts = () => log.filter((line) => line.startsWith('POST'));
    await until(() =>
      expect(posts()).toEqual(Array(2).fill('POST https://hook.example/in value1=chat&value2=7&value3=a%26b {}')),
    );
  });

  it.each(['string', '', undefined])('gets them as JSON text where the format is %j', async (webhook_format) => {
    run({ ...hook, webhook_format });
    pressOn('.ht_ctc_chat_style');
    const json = '{"value1":"chat","value2":"7","value3":"a&b"}';
    await until(() =>
      expect(log[1]).toBe(`POST https://hook.example/in ${json} {"Content-Type":"text/plain;charset=UTF-8"}`),
    );
  });

  it('gets the values of an add-on, at the add-on’s address', async () => {
    run(hook);
    listen('hook', ({ ctc, number }) =>
      Object.assign(ctc as Shape, { hook_url: 'https://other.example/', hook_v: { value1: number } }),
    );
    pressOn('.ht_ctc_chat_style');
    await until(() => expect(log[1]).toContain(`POST https://other.example/ {"value1":"${NUMBER}"}`));
  });

  it.each(['javascript:alert(1)', 'mailto:a@b.example', '', null, {}])(
    'with the address %j is never called',
    async (hook_url) => {
      run({ ...hook, hook_url });
      pressOn('.ht_ctc_chat_style');
      await settle();
      expect(log).toHaveLength(1);
    },
  );

  it('is not taken from an attribute, which anybody who writes a page can print', async () => {
    run();
    delete page.ht_ctc_chat_var;
    find('.ht_ctc_chat_data').dataset.settings = JSON.stringify({ ...plain, ...hook });
    pressOn('.ht_ctc_chat_style');
    await settle();
    expect(log).toEqual([expect.stringMatching(/^open /)]);
  });

  it('hears nothing from a visitor who has refused', async () => {
    setConsent(
      'consentid:x,consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no',
    );
    run(hook);
    pressOn('.ht_ctc_chat_style');
    await settle();
    expect(log).toHaveLength(1);
  });
});

describe('trackers', () => {
  const told: unknown[][] = [];
  beforeEach(() => {
    without(BOX);
    told.length = 0;
    document.title = 'Shop';
    page.dataLayer = [];
    for (const name of ['gtag', 'fbq', 'gtag_report_conversion'])
      page[name] = (...args: unknown[]) => told.push([name, ...args]);
    page.ht_ctc_variables = {
      g_an_params: ['one', 'two'],
      one: { key: 'number', value: '{number}' },
      two: { key: 'where', value: '{title}' },
      pixel_event_type: 'trackCustom',
      pixel_params: ['three'],
      three: { key: 'Page', value: '{title}' },
    };
  });
  const anyId = { eventID: expect.stringMatching(/^event_\d{5}$/) };
  const all = { ga: 'yes', fb: 'yes', ads: 'yes', g_an_event_name: 'chat {number}', pixel_event_name: 'Chat' };

  it('are told what the settings say', () => {
    run(all);
    pressOn('.ht_ctc_chat_style');
    expect(told).toEqual([
      ['gtag', 'event', `chat ${NUMBER}`, { number: NUMBER, where: 'Shop' }],
      ['gtag_report_conversion'],
      ['fbq', 'trackCustom', 'Chat', { Page: 'Shop' }, anyId],
    ]);
    expect(page.dataLayer).toMatchObject([
      { event: 'Click to Chat', type: 'chat', number: NUMBER, title: 'Shop', url: location.href },
    ]);
  });

  it('of Google are told by their tags, each once', () => {
    page.dataLayer = [
      ['config', 'G-1'],
      ['config', 'AW-2'],
    ];
    run({ ...all, fb: '', ads: '' });
    pressOn('.ht_ctc_chat_style');
    expect(told).toEqual([['gtag', 'event', `chat ${NUMBER}`, { number: NUMBER, where: 'Shop', send_to: 'G-1' }]]);
  });

  it('are told the parameters that newer versions print for themselves', () => {
    page.ht_ctc_variables = {
      g_an_params: ['one'],
      g_an_params_v4: [{ key: 'who', value: '{number}' }],
      pixel_params_v4: [{ key: 'Page', value: '{title}' }],
    };
    run({ ga: 'yes', fb: 'yes' });
    pressOn('.ht_ctc_chat_style');
    expect(told.map((call) => call[3])).toEqual([{ who: NUMBER }, { Page: 'Shop' }]);
  });

  it.each([
    [{ gtm: '1', gtm_event_name: 'Chat about {title}' }, [{ event: 'Chat about Shop', who: NUMBER }]],
    [{ gtm: '1' }, [{ event: 'Click to chat', who: NUMBER }]],
    [{}, []],
  ])('of a data layer are told what newer versions say, with %j', (changes, pushed) => {
    page.ht_ctc_variables = { g_an_params_v4: [], gtm_params_v4: [{ key: 'who', value: '{number}' }] };
    run(changes);
    pressOn('.ht_ctc_chat_style');
    expect(page.dataLayer).toEqual(pushed);
  });

  it('of a data layer get the same entry with older versions of the plugin, whatever those print', () => {
    run({ gtm_event_name: 'click to chat' });
    pressOn('.ht_ctc_chat_style');
    expect(page.dataLayer).toMatchObject([{ event: 'Click to Chat', type: 'chat' }]);
  });

  it('are told nothing where they are switched off', () => {
    run({ ga: 'no', fb: '' });
    pressOn('.ht_ctc_chat_style');
    expect(told).toEqual([]);
  });

  it('are told the plugin’s usual event where the page does not name one', () => {
    delete page.ht_ctc_variables;
    run({ ga: 'yes', fb: 'yes' });
    pressOn('.ht_ctc_chat_style');
    expect(told).toEqual([
      ['gtag', 'event', 'click to chat', { number: NUMBER, title: 'Shop', url: location.href }],
      [
        'fbq',
        'trackCustom',
        'Click to Chat by HoliThemes',
        { Category: 'Click to Chat for WhatsApp', return_type: 'chat', ID: NUMBER, Title: 'Shop' },
        anyId,
      ],
    ]);
  });

  it('of Meta are told an id, which add-ons know while they are told of the chat', () => {
    const chatVar = () => page.ht_ctc_chat_var as Shape;
    const known: unknown[] = [];
    run({ fb: 'yes' });
    for (let chats = 0; chats < 2; chats++) {
      listen('analytics', () => known.push(chatVar().ctc_pixel_event_id));
      pressOn('.ht_ctc_chat_style');
    }
    expect(known).toHaveLength(2);
    expect(told.map((call) => call[4])).toEqual(known.map((eventID) => ({ eventID })));
    expect(chatVar().ctc_pixel_event_id).toBe('');
  });

  it('of older kinds are told where there is no newer one', () => {
    delete page.gtag;
    delete page.dataLayer;
    page.ga = { getAll: () => [{ send: (...args: unknown[]) => told.push(['ga', ...args]) }] };
    run({ ga: 'yes' });
    pressOn('.ht_ctc_chat_style');
    delete page.ga;
    page.__gaTracker = (...args: unknown[]) => told.push(['__gaTracker', ...args]);
    pressOn('.ht_ctc_chat_style');
    const chat = ['Click to Chat for WhatsApp', `chat: ${NUMBER}`, `Shop, ${location.href}`];
    expect(told).toEqual([
      ['ga', 'event', ...chat],
      ['__gaTracker', 'send', 'event', ...chat],
    ]);
  });

  it('of Google are told once without a tag where there is no data layer', () => {
    delete page.dataLayer;
    page.google_tag_data = { tidr: { destination: { 'G-1': {}, 'G-2': {} } } };
    run({ ga: 'yes' });
    pressOn('.ht_ctc_chat_style');
    expect(told).toEqual([['gtag', 'event', 'click to chat', { number: NUMBER, where: 'Shop' }]]);
  });

  it('are told before the webhook is called', async () => {
    const heard: string[] = [];
    listen('analytics', () => heard.push('analytics'));
    listen('hook', () => heard.push('hook'));
    run({ hook_url: 'https://hook.example/in' });
    pressOn('.ht_ctc_chat_style');
    expect(heard).toEqual(['analytics', 'hook']);
    await until(() => expect(log.at(-1)).toMatch(/^POST/));
  });

  it('are told once a visit where the settings say so', () => {
    run({ ...all, analytics: 'session' });
    pressOn('.ht_ctc_chat_style');
    pressOn('.ht_ctc_chat_style');
    expect(told).toHaveLength(3);
    expect(sessionStorage.getItem('ht_ctc_analytics')).toBe('done');
  });

  it('are told the words that an add-on has changed', () => {
    const change = () => {
      page.apply_variables_value = 'x';
    };
    document.addEventListener('ht_ctc_event_apply_variables', change);
    run({ ga: 'yes' });
    pressOn('.ht_ctc_chat_style');
    document.removeEventListener('ht_ctc_event_apply_variables', change);
    expect(told).toEqual([['gtag', 'event', 'x', { x: 'x' }]]);
  });

  it('are told only with the visitor’s consent to their category', () => {
    const choose = (analytics: string, advertisement: string) =>
      setConsent(
        `consentid:x,consent:yes,action:yes,necessary:yes,functional:no,analytics:${analytics},performance:no,advertisement:${advertisement}`,
      );
    const counted = vi.fn();
    document.addEventListener('ht_ctc_event_analytics', counted);
    run({ ...all, analytics: 'session' });
    choose('no', 'no');
    pressOn('.ht_ctc_chat_style');
    expect([told, page.dataLayer, counted.mock.calls.length, sessionStorage.length]).toEqual([[], [], 0, 0]);
    choose('no', 'yes');
    pressOn('.ht_ctc_chat_style');
    expect(told.map(([name]) => name)).toEqual(['gtag_report_conversion', 'fbq']);
    expect(page.dataLayer).toEqual([]);
    document.removeEventListener('ht_ctc_event_analytics', counted);
  });

  it('that throw do not stop the chat', () => {
    page.gtag = () => {
      throw new Error('no');
    };
    run(all);
    pressOn('.ht_ctc_chat_style');
    expect(loader.problems).toMatchObject([{ island: 'chat', what: 'A tracker threw.' }]);
    expect(log).toHaveLength(1);
  });
});

describe('what the chat remembers', () => {
  const json = { parse: parseStored, print: toJson };

  it('is one entry, in which the values of other scripts stay', () => {
    const storage = createStorage({ ht_ctc_storage: '{"g_optin":"y","theirs":[1]}' });
    const store = createChatStore({ storage, ...json });
    storage.set('ht_ctc_storage', '{"g_optin":"y","theirs":[2]}');
    store.note('user_closed');
    store.endBadge();
    expect(JSON.parse(storage.get('ht_ctc_storage') ?? '')).toEqual({
      g_optin: 'y',
      theirs: [2],
      g_action: 'user_closed',
      g_user_action: 'user_closed',
      n_badge: 'stop',
    });
  });

  it.each(['{', '[]', 'null', '3', '"x"', ''])('is nothing where the entry is %j', (text) => {
    const store = createChatStore({ storage: createStorage({ ht_ctc_storage: text }), ...json });
    expect([store.userAction(), store.isOptedIn(), store.isBadgeDone()]).toEqual([undefined, false, false]);
    store.optIn();
    expect(store.isOptedIn()).toBe(true);
  });

  it('lasts as long as the page where nothing can be stored', () => {
    const storage = createStorage();
    storage.isFull = true;
    const store = createChatStore({ storage, ...json });
    store.optIn();
    store.note('user_closed');
    expect([store.isOptedIn(), store.userAction()]).toEqual([true, 'user_closed']);
  });
});

describe('next to Click to Chat’s own script', () => {
  beforeEach(() => loader.originals.add(ORIGINAL_BOUND));

  it('does nothing', () => {
    run();
    expect(isShown(ROOT)).toBe(false);
    expect(pressOn('.ht-ctc-sc-chat')).toBe(false);
    expect(log).toEqual([]);
  });
});

it('no settings of any shape make the chat throw', async () => {
  const keys = Object.keys({
    ...plain,
    n_time: 0,
    hook_url: '',
    hook_v: '',
    webhook_format: '',
    g_device: '',
    analytics: '',
    no_number: '',
    custom_url_d: '',
  });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), fc.jsonValue()), fc.jsonValue()),
      async (raw) => {
        showFixture('chat');
        page.ht_ctc_chat_var = raw;
        page.ht_ctc_variables = raw;
        start();
        stop = adopt(find(ROOT));
        for (const selector of [
          '.ht_ctc_chat_style',
          '.ht-ctc-sc-chat',
          '[href="#ctc_chat"]',
          '[href="#ctc_greetings"]',
        ])
          pressOn(selector);
        await clock.advance(5000);
        stop?.();
      },
    ),
    { numRuns: 60 },
  );
  expect(document.querySelectorAll('script')).toHaveLength(0);
});
