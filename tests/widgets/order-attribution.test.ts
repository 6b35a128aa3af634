import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock } from '../../src/bridge/page/clock';
import { useCookieJar } from '../helpers/cookieJar';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { settle, until } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

const ELEMENT = 'wc-order-attribution-inputs';

interface Api {
  params: { allowTracking?: boolean };
  getAttributionData(): Record<string, string | null>;
  setOrderTracking(isAllowed: boolean): void;
}

const api = () => (window as unknown as { wc_order_attribution: Api }).wc_order_attribution;

const PARAMS = { lifetime: 1e-5, session: 30, base64: false, prefix: 'wc_order_attribution_', allowTracking: true };
const FIELDS = {
  source_type: 'current.typ',
  utm_source: 'current.src',
  session_entry: 'current_add.ep',
  session_pages: 'session.pgs',
};

/** Cookies by name. */
let cookies: Map<string, string>;
/** As they were written, with their lifetimes. */
let written: string[];

beforeEach(() => {
  ({ cookies, written } = useCookieJar());
  vi.spyOn(clock, 'now').mockReturnValue(Date.UTC(2026, 10, 21));
  visit('?utm_source=letter');
});

afterEach(() => vi.unstubAllGlobals());

function visit(search: string): void {
  vi.spyOn(location, 'href', 'get').mockReturnValue(`https://shop.example/checkout/${search}`);
}

function printGlobal(params: object = {}): void {
  vi.stubGlobal('wc_order_attribution', { params: { ...PARAMS, ...params }, fields: { ...FIELDS } });
}

/** A page that loads, with the checkout's form. */
async function load(): Promise<{ adopt(): void }> {
  showFixture('order-attribution-inputs');
  return loadScript();
}

async function loadScript(): Promise<{ adopt(): void }> {
  vi.resetModules();
  const { start } = await import('../../widgets/order-attribution/enhance');
  const { adopt, start: startInputs } = await import('../../widgets/order-attribution-inputs/enhance');
  // Either may come first.
  startInputs();
  adopt();
  await start();
  return { adopt };
}

const inputs = (root: ParentNode = document) =>
  Object.fromEntries(
    [...root.querySelectorAll<HTMLInputElement>(`${ELEMENT} input`)].map(({ name, value }) => [
      name.replace('wc_order_attribution_', ''),
      value,
    ]),
  );

/** The elements that are still on the page, in order. */
const places = () =>
  [...document.querySelectorAll(ELEMENT)].map((element) => {
    const place = element.closest('form, [id$="-buttons"]');
    return place?.id ? `#${place.id}` : `form.${place?.classList[0]}`;
  });

const empty = { source_type: '', utm_source: '', session_entry: '', session_pages: '' };
const known = {
  source_type: 'utm',
  utm_source: 'letter',
  session_entry: 'https://shop.example/checkout/?utm_source=letter',
  session_pages: '1',
};

describe('a checkout’s form', () => {
  it('has the source as hidden inputs, once', async () => {
    printGlobal();
    await load();
    expect(places()).toEqual(['#express-buttons', 'form.checkout']);
    expect(inputs(find('form'))).toEqual(known);
    expect(
      new Set([...document.querySelectorAll(`${ELEMENT} input`)].map((input) => input.getAttribute('type'))),
    ).toEqual(new Set(['hidden']));
    const sent = new FormData(find<HTMLFormElement>('form'));
    expect(sent.getAll('wc_order_attribution_utm_source')).toEqual(['letter']);
  });

  it('gets the source too when it comes late', async () => {
    printGlobal();
    document.body.replaceChildren();
    const { adopt } = await loadScript();
    showFixture('order-attribution-inputs');
    adopt();
    expect(inputs(find('form'))).toEqual(known);
    expect(places()).toEqual(['#express-buttons', 'form.checkout']);
  });

  it('has its own fields beside those above it, which buttons of express payments read', async () => {
    printGlobal();
    await load();
    expect(inputs(find('#express-buttons'))).toEqual(known);
    api().setOrderTracking(false);
    expect([inputs(find('#express-buttons')), inputs(find('form'))]).toEqual([empty, empty]);
  });

  it('has its own fields beside another form’s, and all places outside forms count as one', async () => {
    printGlobal();
    showFixture('order-attribution-inputs');
    document.body.insertAdjacentHTML(
      'beforeend',
      `<form class="register"><${ELEMENT}></${ELEMENT}><p><${ELEMENT}></${ELEMENT}></p></form>
       <div id="late-buttons"><${ELEMENT}></${ELEMENT}></div>`,
    );
    await loadScript();
    expect(places()).toEqual(['#express-buttons', 'form.checkout', 'form.register']);
    for (const form of document.forms)
      expect(new FormData(form).getAll('wc_order_attribution_utm_source')).toEqual(['letter']);
  });

  it('holds hostile values as text', async () => {
    visit('?utm_source=%3Cimg%20src=x%20onerror=alert(1)%3E|||typ=evil');
    printGlobal();
    await load();
    expect(inputs()).toMatchObject({ source_type: 'utm', utm_source: '<img src=x onerror=alert(1)>|||typ=evil' });
    expect(document.querySelector(`${ELEMENT} :not(input)`)).toBeNull();
  });

  it('has the fields and the prefix that the page or the config asks for', async () => {
    vi.stubGlobal('wc_order_attribution', undefined);
    setPage({
      globals: { wc_order_attribution: { params: { ...PARAMS, prefix: 'my_' }, fields: { where: 'current.src' } } },
    });
    await load();
    expect(inputs()).toEqual({ my_where: 'letter' });
    expect(api().getAttributionData()).toEqual({ where: 'letter' });
  });

  it('has the prefix that the shop reads when the config names none', async () => {
    vi.stubGlobal('wc_order_attribution', undefined);
    setPage({
      globals: { wc_order_attribution: { params: { allowTracking: true }, fields: { utm_source: 'current.src' } } },
    });
    await load();
    expect(new FormData(find<HTMLFormElement>('form')).get('wc_order_attribution_utm_source')).toBe('letter');
  });
});

describe('tracking', () => {
  it('keeps the cookies of WooCommerce’s own script', async () => {
    printGlobal();
    await load();
    expect([...cookies.keys()]).toEqual([
      'sbjs_migrations',
      'sbjs_current_add',
      'sbjs_first_add',
      'sbjs_current',
      'sbjs_first',
      'sbjs_udata',
      'sbjs_session',
    ]);
  });

  it('deletes the cookies and empties the fields when it is switched off, and starts again when it is switched on', async () => {
    printGlobal();
    await load();
    api().setOrderTracking(false);
    expect(cookies.size).toBe(0);
    expect(inputs()).toEqual(empty);
    expect(new Set(Object.values(api().getAttributionData()))).toEqual(new Set([null]));
    expect(api().params.allowTracking).toBe(false);
    api().setOrderTracking(true);
    expect(inputs()).toEqual(known);
    expect(cookies.size).toBe(7);
  });

  it('keeps nothing when the page forbids it, and deletes what an earlier page kept', async () => {
    printGlobal({ allowTracking: false });
    cookies.set('sbjs_current', 'typ%3Dutm').set('woocommerce_cart_hash', 'abc');
    await load();
    expect([...cookies.keys()]).toEqual(['woocommerce_cart_hash']);
    expect(inputs()).toEqual(empty);
  });

  it('counts the page once when it is allowed twice', async () => {
    printGlobal();
    await load();
    api().setOrderTracking(true);
    expect(api().getAttributionData().session_pages).toBe('1');
    expect(decodeURIComponent(cookies.get('sbjs_session') as string)).toMatch(/^pgs=1\|/);
  });

  it('works without cookies on the current page', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    printGlobal();
    await load();
    expect(inputs()).toEqual(known);
  });
});

describe('consent', () => {
  const ask = (isAllowed: boolean) => {
    vi.stubGlobal('wp_consent_type', 'optin');
    vi.stubGlobal('wp_has_consent', () => isAllowed);
  };
  const choose = (choice: string) =>
    document.dispatchEvent(
      new CustomEvent('wp_listen_for_consent_change', { detail: Object.assign([], { marketing: choice }) }),
    );

  it('decides, not the answer that a cached page has printed', async () => {
    ask(false);
    printGlobal({ consentCategory: 'marketing' });
    await load();
    expect(cookies.size).toBe(0);
    expect(inputs()).toEqual(empty);
  });

  it('changes the form at once when it is given or withdrawn', async () => {
    ask(false);
    printGlobal({ consentCategory: 'marketing', allowTracking: false });
    await load();
    choose('allow');
    expect(inputs()).toEqual(known);
    choose('deny');
    expect(inputs()).toEqual(empty);
    expect(cookies.size).toBe(0);
  });

  describe('that CookieYes’ service asks for', () => {
    const CHOICE = 'consentid:a,consent:no,action:,necessary:yes,advertisement:yes';
    const nameLaw = (activeLaw: string) => {
      vi.stubGlobal('getCkyConsent', () => ({ activeLaw }));
      document.dispatchEvent(new Event('cookieyes_banner_load'));
    };

    /** The second page of a visit, on which the service's script has not run yet. */
    beforeEach(async () => {
      printGlobal();
      await load();
      cookies.set('cookieyes-consent', CHOICE);
      document.head.innerHTML = '<script id="cookieyes"></script>';
      visit('?page=2');
      printGlobal();
      void load();
      await import('../../widgets/order-attribution/page/wpConsent');
      await settle();
    });
    afterEach(() => document.head.replaceChildren());

    it('keeps the source where its law allows that until the visitor objects', async () => {
      nameLaw('ccpa');
      await until(() => expect(inputs().utm_source).toBe('letter'));
    });

    it('deletes the source where its law needs an agreement', async () => {
      nameLaw('gdpr');
      await until(() => expect([...cookies.keys()]).toEqual(['cookieyes-consent']));
      expect(inputs()).toEqual(empty);
    });
  });

  it('does not count when the page names no category', async () => {
    ask(false);
    printGlobal();
    await load();
    choose('deny');
    expect(inputs()).toEqual(known);
  });
});

describe('a page that comes back from the back/forward cache', () => {
  const comeBack = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const session = (pages: number) => cookies.set('sbjs_session', `pgs%3D${pages}`);

  it('reads what other pages have added, and does not count itself again', async () => {
    printGlobal();
    await load();
    session(4);
    comeBack(true);
    expect(inputs()).toEqual({ ...known, session_pages: '4' });
    expect(cookies.get('sbjs_session')).toBe('pgs%3D4');
  });

  it('forgets values that another page has deleted, and writes nothing', async () => {
    printGlobal();
    await load();
    cookies.clear();
    comeBack(true);
    expect(inputs()).toEqual(empty);
    expect(cookies.size).toBe(0);
  });

  it('follows a consent that was withdrawn elsewhere', async () => {
    printGlobal({ consentCategory: 'marketing' });
    await load();
    vi.stubGlobal('wp_consent_type', 'optin');
    vi.stubGlobal('wp_has_consent', () => false);
    comeBack(true);
    expect(inputs()).toEqual(empty);
    expect(cookies.size).toBe(0);
  });

  it('is told apart from a page that is shown for the first time', async () => {
    printGlobal();
    await load();
    session(4);
    comeBack(false);
    expect(inputs()).toEqual(known);
  });
});

describe('the code that finds a visit’s source', () => {
  it('may load late, and then fills the form', async () => {
    printGlobal();
    showFixture('order-attribution-inputs');
    vi.resetModules();
    const { adopt, start: startInputs } = await import('../../widgets/order-attribution-inputs/enhance');
    startInputs();
    adopt();
    expect(inputs()).toEqual({});
    await (await import('../../widgets/order-attribution/enhance')).start();
    expect(inputs()).toEqual(known);
  });

  it('keeps nothing when it does not load, because a wrong source is worse than none', async () => {
    printGlobal();
    vi.resetModules();
    vi.doMock('../../widgets/order-attribution/arrival.rules', () => {
      throw new Error('gone');
    });
    const { start } = await import('../../widgets/order-attribution/enhance');
    await expect(start()).rejects.toThrow();
    vi.doUnmock('../../widgets/order-attribution/arrival.rules');
    expect(cookies.size).toBe(0);
  });

  it('is not loaded on a page that the visitor reaches from the shop itself', async () => {
    visit('');
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://shop.example/cart/');
    printGlobal();
    vi.resetModules();
    vi.doMock('../../widgets/order-attribution/arrival.rules', () => {
      throw new Error('gone');
    });
    await (await import('../../widgets/order-attribution/enhance')).start();
    vi.doUnmock('../../widgets/order-attribution/arrival.rules');
    expect(api().getAttributionData()).toMatchObject({ source_type: 'typein', utm_source: '(direct)' });
  });
});

describe('the block checkout', () => {
  it('sends the same values with its order, and nulls while tracking is off', async () => {
    const told: unknown[][] = [];
    vi.stubGlobal('wp', {
      data: { dispatch: () => ({ setExtensionData: (...values: unknown[]) => told.push(values) }) },
    });
    printGlobal();
    await loadScript();
    expect(told.at(-1)).toEqual(['woocommerce/order-attribution', known, true]);
    api().setOrderTracking(false);
    expect(told.at(-1)).toEqual([
      'woocommerce/order-attribution',
      { source_type: null, utm_source: null, session_entry: null, session_pages: null },
      true,
    ]);
  });
});

describe('a page without settings (SPEC 9)', () => {
  it.each([{ fields: FIELDS }, { params: {}, fields: FIELDS }])(
    'allows tracking in plain text until the browser is closed: %j',
    async (global) => {
      vi.stubGlobal('wc_order_attribution', { ...global, fields: { ...FIELDS } });
      await load();
      expect(decodeURIComponent(cookies.get('sbjs_current') ?? '')).toContain('typ=');
      expect(new FormData(find<HTMLFormElement>('form')).get('wc_order_attribution_utm_source')).toBe('letter');
      expect(
        written
          .filter((cookie) => cookie.includes('max-age'))
          .map((cookie) => cookie.replace(/^(\w+)=.*?;max-age=(\d+).*$/, '$1 $2')),
      ).toEqual(['sbjs_session 1800']);
    },
  );

  it('keeps nothing before the visitor’s answer when the shop names a consent category', async () => {
    vi.stubGlobal('wc_order_attribution', { params: { consentCategory: 'marketing' }, fields: { ...FIELDS } });
    await load();
    expect(cookies.size).toBe(0);
  });
});

describe('the island next to WooCommerce’s own script', () => {
  it('does nothing when that script has begun', async () => {
    const setOrderTracking = () => {};
    vi.stubGlobal('wc_order_attribution', { params: PARAMS, fields: FIELDS, setOrderTracking });
    await load();
    expect(cookies.size).toBe(0);
    expect(document.querySelectorAll(ELEMENT)).toHaveLength(3);
    expect(inputs()).toEqual({});
    expect(api().setOrderTracking).toBe(setOrderTracking);
  });

  it.each([undefined, {}, { params: PARAMS }])(
    'does nothing on a page that lacks what it needs: %j',
    async (global) => {
      vi.stubGlobal('wc_order_attribution', global);
      await load();
      expect(cookies.size).toBe(0);
      expect(inputs()).toEqual({});
    },
  );

  it('never defines the script’s element, so that the script may come late and take over the forms', async () => {
    printGlobal();
    const { adopt } = await load();
    expect(customElements.get(ELEMENT)).toBeUndefined();
    vi.spyOn(customElements, 'get').mockReturnValue(HTMLElement);
    for (const element of document.querySelectorAll(ELEMENT)) element.replaceChildren();
    adopt();
    expect(inputs()).toEqual({});
  });
});
