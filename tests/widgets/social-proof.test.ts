import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountView } from '../../src/island/react';
import type { ViewIsland } from '../../src/island/types';
import island from '../../widgets/social-proof';
import { type NotificationService, TIMEOUT } from '../../widgets/social-proof/api';
import type { SocialProofSettings } from '../../widgets/social-proof/contract';
import { createLiveSocialProof } from '../../widgets/social-proof/live';
import { readPage, readSocialProof } from '../../widgets/social-proof/read';
import type { SocialProofStore } from '../../widgets/social-proof/store';
import { View } from '../../widgets/social-proof/View';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { settle } from '../helpers/settle';

const NOW = 1_800_000_000_000;
const SECOND = 1000;
const DAY = 86_400 * SECOND;
const BASE = 'https://service.example/v1/';
const COOKIES = [
  'cookieyes-consent',
  '_tpapp',
  'tp-closed-widgets',
  'tp-shown-notifications',
  'tp-submitted-notifications',
  'tp-analytics-count',
  'tp-analytics-view',
];
const CARD = '.shop-islands-social-proof';

type Live = ViewIsland<SocialProofSettings | undefined, SocialProofStore>;

interface Call {
  path: string;
  body?: unknown;
}

let clock: FakeClock;
let page: FakePage;
let calls: Call[];
let answers: Record<string, unknown>;
let stops: ((() => void) | undefined)[];

const one = (id: string, more: object = {}) => ({
  id,
  widgetId: 'w1',
  firstName: 'Mara',
  location: { city: 'Leeds' },
  cart: [{ name: 'Ashfall', price: '£29.99', productUrl: '/product/ashfall/' }],
  ...more,
});

/** Cookies expire by the system's time, so this moves the system's time together with the test's clock. */
async function advance(milliseconds: number): Promise<void> {
  await clock.advance(milliseconds);
  vi.setSystemTime(clock.now());
  // An answer's text takes a few turns.
  for (let turn = 0; turn < 3; turn++) await settle();
}

function setConsent(isGiven: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the consent manager does
  document.cookie = `cookieyes-consent=consentid:a,consent:${isGiven ? 'yes' : 'no'},action:yes,necessary:yes,advertisement:${isGiven ? 'yes' : 'no'}; path=/`;
  document.dispatchEvent(new CustomEvent('island:consent:changed'));
}

const names = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
const cookie = (name: string) => `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0];
const card = () => document.querySelector<HTMLElement>(CARD);
const words = () => card()?.querySelector('p')?.textContent;
const closeButton = () => find(`${CARD} button`);
async function close(): Promise<void> {
  closeButton().click();
  await settle();
}
const paths = () => calls.map(({ path }) => path);

function setSettings(more: object = {}): void {
  find('[data-island]').textContent = JSON.stringify({
    account: '10777',
    base: BASE,
    delay: 2,
    displayTime: 6,
    ...more,
  });
}

/** A page view: fresh HTML, what is kept stays. */
async function load(more: object = {}): Promise<void> {
  for (const stop of stops.splice(0)) stop?.();
  page = setPage();
  showFixture('social-proof');
  setSettings(more);
  const live = { ...island, View, createStore: (settings) => createLiveSocialProof(settings, clock) } as Live;
  stops.push(mountView(live, document.body, (cause) => page.problems.push(cause as never)).unmount);
  await advance(0);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  clock = createClock(NOW);
  calls = [];
  stops = [];
  answers = { notifications: { notifications: [one('n1'), one('n2', { firstName: 'Jo' })] } };
  showFixture('social-proof');
  history.replaceState(null, '', '/shop/?key=secret#top');
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input);
    const path = url.href.replace(BASE, '').replace('account=10777', '').replace(/\?$/, '').replace('?&', '?');
    calls.push({ path, ...(init.body ? { body: JSON.parse(String(init.body)) } : {}) });
    expect(init.credentials).toBe('omit');
    const answer = answers[path.split('?')[0] as string] ?? {};
    if (answer instanceof Error) throw answer;
    return Response.json(answer);
  });
  setConsent(true);
});
afterEach(() => {
  for (const stop of stops) stop?.();
  for (const path of ['/', '/shop', '/shop/']) {
    for (const name of COOKIES) {
      // biome-ignore lint/suspicious/noDocumentCookie: a fresh jar for the next test, whose clock begins anew
      document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=${path}`;
    }
  }
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the settings', () => {
  it('have defaults', () => {
    setSettings({ delay: undefined, displayTime: 'long' });
    expect(readPage(document, location.href)).toEqual({
      account: '10777',
      base: BASE,
      category: 'advertisement',
      position: 'bottom-left',
      delay: 8000,
      displayTime: 7000,
      isClosedForLong: true,
      capturesForms: true,
      geolocation: '',
    });
  });

  it.each([undefined, '', 'javascript:alert(1)', 'data:text/html,x', 7, {}])(
    'with %o for an address switch everything off',
    async (base) => {
      await load({ base });
      await advance(DAY);
      expect([calls, card(), names()]).toEqual([[], null, ['cookieyes-consent']]);
    },
  );

  it('are read from a JSON script only', () => {
    document.body.innerHTML = `<div data-island="social-proof" type="application/json">${JSON.stringify({ base: BASE })}</div>`;
    expect(readSocialProof(find('[data-island]'), location.href)).toBeUndefined();
    expect(readPage(document, location.href)).toBeUndefined();
  });

  it('of any shape never throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.dictionary(fc.constantFrom('base', 'delay', 'position', 'geolocation', 'account'), fc.jsonValue()),
        ),
        (value) => {
          find('[data-island]').textContent = JSON.stringify(value);
          expect(readPage(document, location.href)?.delay ?? 0).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('without consent', () => {
  it('nothing is called, stored or shown until the visitor agrees', async () => {
    setConsent(false);
    await load();
    await advance(DAY);
    expect([calls, card(), names(), localStorage.length]).toEqual([[], null, ['cookieyes-consent'], 0]);
    setConsent(true);
    await advance(2 * SECOND);
    expect(words()).toBe('Mara in Leeds bought Ashfall');
  });

  it('the card and all that was stored go when consent is withdrawn, except for the list of closed widgets', async () => {
    await load();
    await advance(2 * SECOND);
    await close();
    expect(names()).toContain('_tpapp');
    setConsent(false);
    await advance(DAY);
    expect([card(), names().sort(), localStorage.length]).toEqual([
      null,
      ['cookieyes-consent', 'tp-closed-widgets'],
      0,
    ]);
    const before = calls.length;
    await advance(DAY);
    expect(calls).toHaveLength(before);
  });

  it('all that was stored earlier goes too, except for the list of closed widgets', async () => {
    setConsent(false);
    for (const name of ['_tpapp', 'tp-closed-widgets', 'tp-shown-notifications']) {
      // biome-ignore lint/suspicious/noDocumentCookie: as an earlier page has kept it
      document.cookie = `${name}=a; path=/`;
    }
    localStorage.setItem('tp-pending-submissions', '[{"fields":{"email":"mara@shop.example"}}]');
    await load();
    await advance(SECOND);
    expect([names().sort(), localStorage.length]).toEqual([['cookieyes-consent', 'tp-closed-widgets'], 0]);
  });

  it('while the page is prerendered nothing happens', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    await load();
    expect(calls).toEqual([]);
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
    document.dispatchEvent(new Event('prerenderingchange'));
    await advance(0);
    expect(paths()).toEqual(['sessions', 'notifications']);
    Reflect.deleteProperty(document, 'prerendering');
  });
});

describe('the queue', () => {
  it('shows one notification after the other, each for its time', async () => {
    await load();
    await advance(2 * SECOND - 1);
    expect(card()).toBeNull();
    await advance(1);
    expect(words()).toBe('Mara in Leeds bought Ashfall');
    await advance(6 * SECOND - 1);
    expect(card()).not.toBeNull();
    await advance(1);
    expect(card()).toBeNull();
    await advance(2 * SECOND);
    expect(words()).toBe('Jo in Leeds bought Ashfall');
    await advance(DAY);
    expect(card()).toBeNull();
  });

  it('uses the widget’s own times and place', async () => {
    answers.notifications = {
      notifications: [one('n1')],
      widgets: [{ id: 'w1', delay: 1, displayTime: 3, position: 'top-right' }],
    };
    await load();
    await advance(SECOND);
    expect(card()?.dataset.position).toBe('top-right');
    await advance(3 * SECOND);
    expect(card()).toBeNull();
  });

  it('waits while nobody sees the page', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await load();
    await advance(DAY);
    expect(card()).toBeNull();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await advance(0);
    expect(card()).not.toBeNull();
    await advance(6 * SECOND);
    expect(card()).toBeNull();
  });

  it('does not remove a card that the visitor is about to use', async () => {
    await load();
    await advance(2 * SECOND);
    closeButton().focus();
    await advance(20 * SECOND);
    expect(card()).not.toBeNull();
    closeButton().blur();
    await advance(SECOND);
    expect(card()).toBeNull();
  });

  it('shows a notification again after 14 days', async () => {
    await load();
    await advance(20 * SECOND);
    await load();
    await advance(20 * SECOND);
    expect([card(), calls.filter(({ path }) => path.startsWith('analytics'))]).toHaveLength(2);
    expect(cookie('tp-shown-notifications')).toBe('n1.n2');
    await advance(14 * DAY - 60 * SECOND);
    await load();
    await advance(2 * SECOND);
    expect(card()).toBeNull();
    await advance(60 * SECOND);
    await load();
    await advance(2 * SECOND);
    expect(words()).toBe('Mara in Leeds bought Ashfall');
  });
});

describe('a closed widget', () => {
  it('stays closed for 14 days, and so do its other notifications', async () => {
    await load();
    await advance(2 * SECOND);
    await close();
    expect(card()).toBeNull();
    await advance(60 * SECOND);
    expect(card()).toBeNull();
    // The visitor comes back every day, and what there is to show is new each time.
    for (let day = 1; day <= 13; day++) {
      await advance(DAY);
      answers.notifications = { notifications: [one(`day${day}`)] };
      await load();
      await advance(60 * SECOND);
      expect(card(), `day ${day}`).toBeNull();
    }
    await advance(DAY);
    await load();
    await advance(2 * SECOND);
    expect(words()).toBe('Mara in Leeds bought Ashfall');
  });

  it.each([{ permanentClose: false }, { widgets: [{ id: 'w1', permanentClose: false }] }])(
    'comes back on the next page with %o',
    async ({ widgets, ...settings }) => {
      if (widgets) Object.assign(answers.notifications as object, { widgets });
      await load(settings);
      await advance(2 * SECOND);
      await close();
      await advance(60 * SECOND);
      expect([card(), cookie('tp-closed-widgets')]).toEqual([null, undefined]);
      await load(settings);
      await advance(2 * SECOND);
      expect(words()).toBe('Jo in Leeds bought Ashfall');
    },
  );

  it('does not close the other widgets', async () => {
    answers.notifications = { notifications: [one('n1'), one('n2', { widgetId: 'w2', firstName: 'Jo' })] };
    await load();
    await advance(2 * SECOND);
    await close();
    await advance(2 * SECOND);
    expect(words()).toBe('Jo in Leeds bought Ashfall');
    expect(cookie('tp-closed-widgets')).toBe('w1');
  });
});

describe('a card', () => {
  const show = async (notification: object) => {
    answers.notifications = { notifications: [{ id: 'n1', ...notification }] };
    await load();
    await advance(2 * SECOND);
  };

  it.each([
    [{ firstName: 'Mara', cart: [{ name: 'Relay' }] }, 'Mara bought Relay'],
    [
      { location: { region: 'Yorkshire', country: 'UK' }, cart: [{ name: 'Relay' }] },
      'Somebody in Yorkshire bought Relay',
    ],
    [{ cart: [{ name: 'Relay' }] }, 'Somebody bought Relay'],
    [{ firstName: 'Mara', count: 12, cart: [{ name: 'Relay' }] }, '12 people bought Relay'],
    [{ firstName: 'Mara', location: { country: 'Ireland' } }, 'Mara in Ireland has signed up'],
    [{ count: 4 }, '4 people were here recently'],
  ])('with %o says "%s"', async (notification, text) => {
    await show(notification);
    expect(words()).toBe(text);
  });

  it('has a name, a picture, a price, a link and a button', async () => {
    await show({
      image: 'https://cdn.example/a.png',
      cart: [{ name: 'Relay', price: '£9', productUrl: '/product/relay/' }],
    });
    expect(card()?.getAttribute('aria-label')).toBe('Recent activity');
    expect(find(`${CARD} img`).getAttribute('src')).toBe('https://cdn.example/a.png');
    expect(card()?.querySelectorAll('p')[1]?.textContent).toBe('£9');
    expect(find<HTMLAnchorElement>(`${CARD} a`).href).toBe(new URL('/product/relay/', location.href).href);
    expect(closeButton().getAttribute('aria-label')).toBe('Close');
  });

  it('is text, whatever the service says', async () => {
    await show({
      firstName: '<img src=x onerror=alert(1)>',
      image: 'javascript:alert(1)',
      cart: [{ name: '<b>R</b>', price: '<i>1</i>', productUrl: 'javascript:alert(1)', productImageUrl: 'data:x' }],
    });
    expect(words()).toBe('<img src=x onerror=alert(1)> bought <b>R</b>');
    expect(card()?.querySelectorAll('img,a,b,i')).toHaveLength(0);
  });
});

describe('the calls to the service', () => {
  it('are one for a session of a new visit, and one for the notifications', async () => {
    await load();
    expect(calls).toEqual([
      { path: 'sessions', body: { visitor: cookie('_tpapp'), url: `${location.origin}/shop/` } },
      { path: 'notifications' },
    ]);
  });

  it('start no session within a visit, which ends after 29 minutes', async () => {
    await load();
    await advance(29 * 60 * SECOND);
    await load();
    expect(paths().filter((path) => path === 'sessions')).toHaveLength(1);
    await advance(29 * 60 * SECOND + 1);
    await load();
    expect(paths().filter((path) => path === 'sessions')).toHaveLength(2);
  });

  it('name the same visitor for 30 days', async () => {
    await load();
    const visitor = cookie('_tpapp');
    expect(visitor).toMatch(/^[0-9a-f]{32}$/);
    await advance(29 * DAY);
    await load();
    expect(cookie('_tpapp')).toBe(visitor);
    await advance(30 * DAY + SECOND);
    expect(cookie('_tpapp')).toBeUndefined();
  });

  it('report a view, a click and a close, without the parts of an address that may identify the visitor', async () => {
    await load();
    await advance(2 * SECOND);
    const link = find(`${CARD} a`);
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    await close();
    const url = `${location.origin}/shop/`;
    expect(calls.slice(2)).toEqual(
      ['view', 'click', 'close'].map((action) => ({ path: 'analytics?widget=w1', body: { action, url } })),
    );
  });

  it('report a widget’s view once a day', async () => {
    await load();
    await advance(60 * SECOND);
    const views = () => paths().filter((path) => path.startsWith('analytics')).length;
    expect(views()).toBe(1);
    await advance(DAY);
    answers.notifications = { notifications: [one('n9')] };
    await load();
    await advance(2 * SECOND);
    expect(views()).toBe(2);
  });

  it('report no more than the limit in ten minutes', async () => {
    const views = () => paths().filter((path) => path.startsWith('analytics')).length;
    const many = Array.from({ length: 5 }, (_, index) => one(`n${index}`, { widgetId: `w${index}` }));
    answers.notifications = { notifications: many, analytics: { limit: 3 } };
    await load();
    await advance(60 * SECOND);
    expect(views()).toBe(3);
    await advance(600 * SECOND);
    answers.notifications = { notifications: [one('late', { widgetId: 'late' })], analytics: { limit: 3 } };
    await load();
    await advance(2 * SECOND);
    expect(views()).toBe(4);
  });

  it('that fail are reported to developers only, and do not hold anything up', async () => {
    answers.notifications = new TypeError('offline');
    await load();
    expect(page.problems).toMatchObject([{ island: 'social-proof' }]);
    expect(card()).toBeNull();
  });

  it('may take 30 seconds', () => {
    expect(TIMEOUT).toBe(30_000);
  });
});

describe('the switches in the address', () => {
  it('tpclear forgets everything, closed widgets too', async () => {
    await load();
    await advance(2 * SECOND);
    await close();
    const visitor = cookie('_tpapp');
    history.replaceState(null, '', '/?tpclear');
    await load();
    expect(cookie('_tpapp')).not.toBe(visitor);
    await advance(2 * SECOND);
    expect(words()).toBe('Mara in Leeds bought Ashfall');
  });

  it('tpclear works without consent, and without a service', async () => {
    await load();
    setConsent(false);
    // biome-ignore lint/suspicious/noDocumentCookie: from an earlier visit
    document.cookie = 'tp-closed-widgets=w1; path=/';
    history.replaceState(null, '', '/?tpclear');
    await load({ base: '' });
    await advance(1);
    expect(names()).toEqual(['cookieyes-consent']);
  });

  it('tp-preview-widget shows one widget’s example, keeps nothing and tells nothing', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: from an earlier visit
    document.cookie = 'tp-closed-widgets=w7; path=/';
    answers.demo = one('example', { firstName: 'Example' });
    history.replaceState(null, '', '/?tp-preview-widget=w7');
    await load();
    await advance(2 * SECOND);
    expect(words()).toBe('Example in Leeds bought Ashfall');
    await close();
    expect(calls).toEqual([{ path: 'demo?widget=w7' }]);
    expect(names().sort()).toEqual(['cookieyes-consent', 'tp-closed-widgets']);
    expect(localStorage.length).toBe(0);
  });
});

describe('a submitted form', () => {
  const rule = { widgetId: 'w1', widgetType: 'recent', form: '.letter-form' };
  const PLACE = { city: '', region: '', country: '' };
  const submissions = () => calls.filter(({ path }) => path.startsWith('submissions')).map(({ body }) => body);

  async function open(rules: object[] = [rule], settings: object = {}): Promise<void> {
    answers.notifications = { notifications: [], accountFeatures: { formCapture: true }, formCaptureRules: rules };
    answers.submissions = { data: { notification: { id: 'own1' } } };
    await load(settings);
  }

  async function submit(
    values: Record<string, string> = { first_name: 'Mara', email: 'mara@example.com', phone: '020 7946 0018' },
  ): Promise<void> {
    const form = find<HTMLFormElement>('.letter-form');
    for (const [name, value] of Object.entries(values)) find<HTMLInputElement>(`[name="${name}"]`, form).value = value;
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await advance(0);
  }

  it('is reported with a first name and an address, and its visitor does not see its notification', async () => {
    await open();
    await submit();
    expect(submissions()).toEqual([{ location: PLACE, firstName: 'Mara', email: 'mara@example.com' }]);
    expect([cookie('tp-submitted-notifications'), localStorage.getItem('tp-pending-submissions')]).toEqual([
      'own1',
      null,
    ]);
    answers.notifications = { notifications: [one('own1')] };
    await load();
    await advance(2 * SECOND);
    expect(card()).toBeNull();
  });

  it('is stored with all fields that SPEC 3.13 names, on the pages in between too', async () => {
    await open([{ ...rule, successPage: '/thanks/' }]);
    await submit();
    const kept = () => JSON.parse(localStorage.getItem('tp-pending-submissions') ?? '[]');
    const page = kept()[0]?.fields.page;
    const expected = {
      fields: { firstName: 'Mara', email: 'mara@example.com', page: expect.stringMatching(/^https?:/) },
      widgetId: 'w1',
      widgetType: 'recent',
      successPage: '/thanks/',
      submittedAt: expect.any(Number),
    };
    expect(kept()).toEqual([expected]);
    await submit({ first_name: 'Ada', email: 'ada@example.com', phone: '' });
    expect(kept()).toEqual([expected, { ...expected, fields: { firstName: 'Ada', email: 'ada@example.com', page } }]);
  });

  it('waits two hours for its success page, and is reported once', async () => {
    await open([{ ...rule, successPage: '/thanks/' }]);
    await submit();
    expect(submissions()).toEqual([]);
    history.replaceState(null, '', '/thanks/?for=letter');
    await advance(7200 * SECOND - 1);
    for (let time = 0; time < 2; time++) await open([{ ...rule, successPage: '/thanks/' }]);
    await advance(0);
    expect(submissions()).toEqual([
      { location: PLACE, firstName: 'Mara', email: 'mara@example.com', successPage: '/thanks/' },
    ]);
  });

  it('is dropped after two hours', async () => {
    await open([{ ...rule, successPage: '/thanks/' }]);
    await submit();
    history.replaceState(null, '', '/thanks/');
    await advance(7200 * SECOND);
    await open([{ ...rule, successPage: '/thanks/' }]);
    await advance(0);
    expect([submissions(), localStorage.getItem('tp-pending-submissions')]).toEqual([[], null]);
  });

  it('reports where the visitor is, if a service for places is set', async () => {
    answers['https://place.example/'] = { city: 'Leeds', region: 'Yorkshire', country: 'UK', ip: '192.0.2.1' };
    await open([rule], { geolocation: 'https://place.example/' });
    await submit();
    expect(submissions()).toMatchObject([{ location: { city: 'Leeds', region: 'Yorkshire', country: 'UK' } }]);
  });

  it('is reported without a place where the service for places fails', async () => {
    answers['https://place.example/'] = new TypeError('offline');
    await open([rule], { geolocation: 'https://place.example/' });
    await submit();
    expect(submissions()).toMatchObject([{ location: PLACE, firstName: 'Mara' }]);
  });

  it('is reported too if it came into the page late', async () => {
    await open();
    const late = find('.letter-form').cloneNode(true);
    find('.letter-form').remove();
    await advance(5 * SECOND);
    document.body.append(late);
    await submit();
    expect(submissions()).toHaveLength(1);
  });

  it.each<[string, object[], object]>([
    ['the service has no rule', [], {}],
    ['the rule is for another form', [{ ...rule, form: '.other' }], {}],
    ['the rule’s selector is none', [{ ...rule, form: '((' }], {}],
    ['the rule is for another page', [{ ...rule, page: '/checkout/' }], {}],
    ['the page wants none', [rule], { capture: false }],
  ])('is left alone where %s', async (_, rules, settings) => {
    await open(rules, settings);
    await submit();
    expect([submissions(), localStorage.getItem('tp-pending-submissions')]).toEqual([[], null]);
  });

  it.each(['data-private', 'data-no-capture', 'data-sensitive'])(
    'is not reported when it is marked %s',
    async (mark) => {
      await open();
      find('.letter-form').setAttribute(mark, '');
      await submit();
      expect(submissions()).toEqual([]);
    },
  );

  it('is not reported when it stands beside payment', async () => {
    await open();
    find('.letter-form').id = 'payment';
    await submit();
    expect(submissions()).toEqual([]);
  });

  it.each(['<input type="search" name="q2">', '<input name="s">', '<input type="password" name="pwd">'])(
    'with %s is not reported',
    async (html) => {
      await open();
      find('.letter-form').insertAdjacentHTML('beforeend', html);
      await submit();
      expect(submissions()).toEqual([]);
    },
  );

  it('is not reported once consent was withdrawn, nor is one that waited', async () => {
    await open([{ ...rule, successPage: '/thanks/' }]);
    await submit();
    setConsent(false);
    expect(localStorage.getItem('tp-pending-submissions')).toBeNull();
    await submit();
    history.replaceState(null, '', '/thanks/');
    setConsent(true);
    await advance(0);
    expect(submissions()).toEqual([]);
  });

  it.each(['7', '[7,null,{}]', '{"a":1}', '{', '[{"submittedAt":"soon","fields":7}]'])(
    'is reported though %s was stored',
    async (text) => {
      localStorage.setItem('tp-pending-submissions', text);
      await open();
      await submit();
      expect(submissions()).toHaveLength(1);
    },
  );
});

describe('the service', () => {
  it('is called below its folder, with the account’s number', async () => {
    const { createNotificationService } = await import('../../widgets/social-proof/api');
    const urls: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      urls.push(url);
      return new Response('');
    });
    const service: NotificationService = createNotificationService('https://a.example/api/v2/', '7');
    await service.fetchFeed();
    await service.fetchDemo('w 1');
    expect(urls).toEqual([
      'https://a.example/api/v2/notifications?account=7',
      'https://a.example/api/v2/demo?account=7&widget=w+1',
    ]);
  });

  it.each([
    ['500', new Response('', { status: 500 }), 'http'],
    ['no JSON', new Response('<p>'), 'invalid_json'],
  ])('that answers with %s fails with the code %s', async (_, response, code) => {
    const { createNotificationService } = await import('../../widgets/social-proof/api');
    vi.stubGlobal('fetch', async () => response);
    await expect(createNotificationService('https://a.example/', '7').fetchFeed()).rejects.toMatchObject({ code });
  });
});
