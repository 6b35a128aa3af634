/** Notes a page's requests to its shop, and its data in the browser, in a form by which two visits can be compared. */
import type { Cookie, Page, Request } from '@playwright/test';
import { untilIdle } from './shop';

interface Call {
  what: string;
  fields: Record<string, string>;
  headers: Record<string, string>;
}

const COMPARED = ['content-type', 'x-requested-with', 'x-wp-nonce', 'x-http-method-override'];
const FILES = ['script', 'stylesheet', 'image', 'font', 'media', 'manifest'];

/** Replaces what differs from visit to visit: nonces, times, and the boundaries of multipart bodies. */
const settle = (text: string) =>
  text
    .replace(/\b[0-9a-f]{10}\b/g, 'NONCE')
    .replace(/\b\d{13}\b/g, 'TIME')
    .replace(/\d{4}-\d\d-\d\d([ +]|%20)\d\d(:|%3A)\d\d(:|%3A)\d\d/g, 'MOMENT')
    // A page that is left at once may not be counted. The tests of attribution check this number.
    .replace(/^pgs=\d+|(?<=session_pages=)\d+/, 'pages')
    .replace(/boundary=.*/, 'boundary')
    .replace(/([?&]|%3F|%26)(scripts|islands)(=|%3D)\w+/g, '');

const pairs = (text: string) =>
  Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, settle(value)]));

/** A visitor who wants no islands sends that wish with each form. */
function fieldsOf(request: Request): Record<string, string> {
  const { islands: _, ...fields } = allFieldsOf(request);
  return fields;
}

function allFieldsOf(request: Request): Record<string, string> {
  const body = request.postData() ?? '';
  const type = request.headers()['content-type'] ?? '';
  if (type.includes('multipart'))
    return Object.fromEntries(
      [...body.matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)/g)].map(([, name, value]) => [name, settle(value ?? '')]),
    );
  return type.includes('json') ? { json: settle(body) } : pairs(body);
}

function readCall(request: Request): Call {
  const url = new URL(request.url());
  for (const name of ['scripts', 'islands']) url.searchParams.delete(name);
  const headers = request.headers();
  // WordPress' REST API does not read this header; other parts of the shop may.
  const isRead = (name: string) =>
    headers[name] && !(name === 'x-requested-with' && url.pathname.startsWith('/wp-json/'));
  const compared = COMPARED.filter(isRead).map((name) => [name, settle(headers[name] ?? '')]);
  return {
    what: settle(`${request.method()} ${url.pathname}${url.search}`),
    fields: fieldsOf(request),
    headers: Object.fromEntries(compared),
  };
}

export interface Traffic {
  calls: Call[];
  /** Waits until the page's calls are answered, also those that follow from an answer. */
  settled(): Promise<void>;
}

/** Notes the calls to the page's own shop from now on, also those of frames and of later pages. */
export function listen(page: Page): Traffic {
  const calls: Call[] = [];
  const inFlight = new Set<Request>();
  const { origin } = new URL(page.url());
  page.on('request', (request) => {
    const isFile = FILES.includes(request.resourceType()) || /\.(js|css)(\?|$)/.test(request.url());
    // Redirects are left out, because the shop redirects every visitor alike.
    if (isFile || request.redirectedFrom() || !request.url().startsWith(origin)) return;
    inFlight.add(request);
    calls.push(readCall(request));
  });
  // `requestfinished` would not do: it never fires for an answer whose body nobody reads.
  page.on('response', (response) => inFlight.delete(response.request()));
  page.on('requestfailed', (request) => inFlight.delete(request));
  const settled = async () => {
    await page.waitForLoadState();
    await untilIdle(page, inFlight);
  };
  return { calls, settled };
}

/**
 * OWN: the tests' own cookie and keys, by which a page gets its scripts. SECRET: cookies that hold secrets of a
 * visitor.
 */
const OWN = /^scripts$/;
const SECRET = /^(wp_woocommerce_session|wordpress|wp-settings)/;

const cookieText = ({ name, value, path, expires }: Cookie) => {
  const text = SECRET.test(name) ? 'SECRET' : settle(decodeURIComponent(decodeURIComponent(value)));
  return [`cookie ${name}`, `${text} ${path} ${expires === -1 ? 'session' : 'lasting'}`];
};

/** Cookies and both storages. */
export async function kept(page: Page): Promise<Record<string, string>> {
  const cookies = (await page.context().cookies()).filter(({ name }) => !OWN.test(name)).map(cookieText);
  const stored = await page.evaluate(() =>
    Object.entries({ local: localStorage, session: sessionStorage }).flatMap(([kind, store]) =>
      Object.keys(store).map((key) => [`${kind} ${key}`, store.getItem(key) ?? '']),
    ),
  );
  // At a first view no call asks for an empty cart, so the browser keeps no cart either (docs/decisions/spec.md).
  const shared = stored.filter(([name = '']) => !name.includes(' shop-islands:'));
  const full = shared.filter(
    ([name = '', value = '']) =>
      !/ wc_(cart_hash|fragments)_/.test(name) || (value && !value.includes('__empty-message')),
  );
  return Object.fromEntries([...cookies, ...full.map(([name = '', value = '']) => [name, settle(value)])]);
}
