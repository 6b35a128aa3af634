/** Finds the visit of a request, and how pages are printed for it, by cookies and by the address. */
import type { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import type { Env, Page } from '../respond';
import { inCurrency, isCurrency } from '../shop/currency';
import { FOLDER_HEADER, inLanguage, language, languageOf, localized } from '../shop/language';
import { COMPARISON_COOKIE, marksOf, noMarks } from '../shop/marks';
import { createVisitor, findVisitor, md5, type Visitor } from '../shop/visitor';
import type { Mode, Scheme } from '../views/types';
import { translate, translateJson } from '../words/translate';
import { readForm } from './form';

/** The cookie with the words that say how pages are printed for a visit, separated by dots. */
export const MODE_COOKIE = 'demo_mode';
const SCHEME_COOKIE = 'demo_scheme';
const OPTIMISER_COOKIE = 'demo_optimiser';
const VISITOR_COOKIE = 'demo_visitor';

/** A choice in the address, which a cookie keeps for the visit. */
function keptChoice(context: Page, name: string, cookie: string): string {
  const asked = context.req.query(name);
  if (asked !== undefined) setCookie(context, cookie, asked, { path: '/' });
  return asked ?? getCookie(context, cookie) ?? '';
}

/** `?scheme=dark` chooses the colours. */
function schemeOf(context: Page): Scheme {
  const asked = keptChoice(context, 'scheme', SCHEME_COOKIE);
  return asked === 'light' || asked === 'dark' ? asked : '';
}

/** `?demo=jquery.strict` and `?optimiser=delay` choose how pages are printed. */
function modeOf(context: Page): Mode {
  const words = keptChoice(context, 'demo', MODE_COOKIE).split('.');
  return {
    optimiser: keptChoice(context, 'optimiser', OPTIMISER_COOKIE),
    jquery: words.includes('jquery'),
    csp: words.includes('strict') ? 'strict' : words.includes('self') ? 'self' : 'none',
    islands: !words.includes('off'),
    beacon: words.find((word) => word.startsWith('beacon')) ?? '',
    isPlain: words.includes('woocommerce'),
    isMarked: words.includes('marked'),
    isLean: words.includes('lean'),
    scheme: schemeOf(context),
  };
}

/** Reads a body; a broken one makes the request a bad one (400). */
export async function readable<T>(body: Promise<T>): Promise<T> {
  try {
    return await body;
  } catch {
    throw new HTTPException(400, { message: 'The body is broken.' });
  }
}

/** The body as text. A multipart form is converted to the url-encoded form. */
async function bodyOf(context: Page, type: string): Promise<string> {
  if (!type.includes('multipart')) return context.req.text();
  const parts = [...(await readable(context.req.formData()))].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return String(new URLSearchParams(parts));
}

/** The visitor of a request. A page for the page cache is printed for no particular visitor, and sets no cookie. */
function visitorOf(context: Page, isCached: boolean): Visitor {
  if (isCached) return { ...createVisitor(), id: 'nobody' };
  const known = findVisitor(getCookie(context, VISITOR_COOKIE));
  if (known) return known;
  const visitor = createVisitor();
  setCookie(context, VISITOR_COOKIE, visitor.id, { path: '/', httpOnly: true });
  return visitor;
}

/** The posted body as text; "" if it is neither a form nor JSON. */
async function readBody(context: Page): Promise<{ body: string; isForm: boolean }> {
  const type = context.req.header('content-type') ?? '';
  const isForm = type.includes('x-www-form-urlencoded') || type.includes('multipart/form-data');
  const isRead = context.req.method === 'POST' && (isForm || type.includes('json'));
  return { body: isRead ? await bodyOf(context, type) : '', isForm };
}

/** The paths of pages that no page cache keeps. */
const OWN_PAGES = /^\/(?:cart|checkout|my-account|comparison|wp-|_demo)/;

/**
 * True when a page cache answers: if the address asks for it, or, with the optimiser `cached`, for each page that is
 * the same for everybody.
 */
function isFromCache({ req }: Page, { pathname, searchParams }: URL, optimiser: string): boolean {
  if (searchParams.has('cached')) return true;
  const isAction = searchParams.has('wc-ajax') || searchParams.has('add-to-cart');
  return optimiser === 'cached' && req.method === 'GET' && !isAction && !OWN_PAGES.test(pathname);
}

/** A cache that keeps too much gives everybody the cookies of the first visitor of the page. */
function setSomebodysCookies(context: Page): void {
  setCookie(context, 'woocommerce_items_in_cart', '1', { path: '/' });
  setCookie(context, 'woocommerce_cart_hash', md5('somebody'), { path: '/' });
}

/** Records for tests every call of a visit, with its nonce. */
function writeLog(context: Page, visitor: Visitor, { pathname, search }: URL, body: string): void {
  const nonce = context.req.header('x-wp-nonce');
  if (!isForTests(pathname))
    visitor.log.push({
      method: context.req.method,
      path: pathname + search,
      body,
      ...(nonce !== undefined && { nonce }),
    });
}

/** True for the answers to tests. They are not translated. */
const isForTests = (path: string) => path.startsWith('/_demo/');

/** Puts a page, or what a call brings, into the language of its request. */
async function inOwnWords(context: Page): Promise<void> {
  const type = context.res.headers.get('Content-Type') ?? '';
  const { code } = language();
  const change = type.includes('html') ? translate : type.includes('json') ? translateJson : undefined;
  if (code === 'en' || !change || !context.res.body || isForTests(context.req.path)) return;
  const { status, headers } = context.res;
  context.res = new Response(change(await context.res.text(), code), { status, headers });
}

/** Puts the visit into every request's context. */
export function visitRoutes(app: Hono<Env>): void {
  app.use(async (context, next) => {
    const url = new URL(context.req.url);
    const mode = modeOf(context);
    const isCached = isFromCache(context, url, mode.optimiser);
    if (isCached && mode.optimiser === 'cached') setSomebodysCookies(context);
    const visitor = visitorOf(context, isCached);
    const { body, isForm } = await readBody(context);
    const marks = isCached ? noMarks : marksOf(visitor, getCookie(context, COMPARISON_COOKIE), url.searchParams);
    context.set('isCached', isCached);
    context.set('visitor', visitor);
    context.set('body', body);
    context.set('form', readForm(isForm ? body : ''));
    context.set('mode', mode);
    context.set('marks', { ...marks, isPlain: mode.isPlain });
    const code = url.searchParams.get('currency');
    if (isCurrency(code)) visitor.currency = code;
    writeLog(context, visitor, url, body);
    return inLanguage(languageOf(url.searchParams, context.req.header(FOLDER_HEADER)), async () => {
      await inCurrency(visitor.currency, next);
      await inOwnWords(context);
      const location = context.res.headers.get('Location');
      if (location) context.res.headers.set('Location', localized(location, url.origin));
    });
  });
}
