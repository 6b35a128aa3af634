/**
 * Helpers for every route: the request's context, pages and answers with their headers, and the faults that tests
 * order.
 */
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { AjaxAnswer } from './routes/answers';
import type { Form } from './routes/form';
import { cartHash } from './shop/cart';
import { takeFault } from './shop/faults';
import { linkedIn } from './shop/language';
import { COMPARISON_COOKIE, type Marks } from './shop/marks';
import type { Visitor } from './shop/visitor';
import { layout } from './views/layout';
import type { Mode, PageOptions, PageRequest } from './views/types';

export interface Env {
  Variables: { visitor: Visitor; body: string; form: Form; mode: Mode; marks: Marks; isCached: boolean };
}
export type Page = Context<Env>;

const CSP: Record<Mode['csp'], string> = {
  none: '',
  self: "script-src 'self'",
  strict:
    "script-src 'self'; style-src 'self'; frame-src 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'",
};

/** Sets WooCommerce's two cart cookies, or deletes them for an empty cart. A cached page sets none. */
export function setCartCookies(context: Page): void {
  if (context.get('isCached')) return;
  const hash = cartHash(context.get('visitor'));
  if (hash) {
    setCookie(context, 'woocommerce_items_in_cart', '1', { path: '/' });
    setCookie(context, 'woocommerce_cart_hash', hash, { path: '/' });
  } else {
    deleteCookie(context, 'woocommerce_items_in_cart', { path: '/' });
    deleteCookie(context, 'woocommerce_cart_hash', { path: '/' });
  }
}

/** Lasts for a day. The last removal deletes the cookie, in the way of PHP. */
export function setCompared(context: Page, ids: readonly number[]): void {
  if (ids.length) setCookie(context, COMPARISON_COOKIE, ids.join(','), { path: '/', maxAge: 86_400 });
  else setCookie(context, COMPARISON_COOKIE, 'deleted', { path: '/', maxAge: 0, expires: new Date(1000) });
}

/** The parts of the request that a view may read. */
export const requestOf = (context: Page): PageRequest => ({
  visitor: context.get('visitor'),
  mode: context.get('mode'),
  marks: context.get('marks'),
  url: new URL(context.req.url),
});

/**
 * The page's policy, and a `Cache-Control` with which the back/forward cache may keep the page, as on a shop without
 * `no-store`.
 */
export function setPageHeaders(context: Page): void {
  const { csp } = context.get('mode');
  if (CSP[csp]) context.header('Content-Security-Policy', CSP[csp]);
  context.header('Cache-Control', 'no-cache');
}

/** Answers with a whole page, with the visitor's cookies and the page's headers. */
export async function show(context: Page, options: PageOptions, status: 200 | 404 = 200): Promise<Response> {
  setCartCookies(context);
  setPageHeaders(context);
  const page = String(await layout(requestOf(context), options));
  return context.html(linkedIn(page, new URL(context.req.url).origin), status);
}

/** Answers an asynchronous call. No cache keeps the answer. */
export function answer(context: Page, { status = 200, type, body, compared }: AjaxAnswer): Response {
  setCartCookies(context);
  if (compared) setCompared(context, compared);
  context.header('Content-Type', `${type}; charset=UTF-8`);
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Cache-Control', 'no-store');
  return context.body(body, status as 200);
}

const pause = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Breaks off in the middle of an answer. If a connection closes without any answer, browsers repeat the call by
 * themselves.
 */
function drop(context: Page): Response {
  const { incoming } = context.env as { incoming?: { socket: { end(text: string): void } } };
  incoming?.socket.end('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"fragm');
  return context.body(null);
}

/** Applies the fault that a test has ordered, instead of the answer or around it. */
export async function withFault(context: Page, respond: () => Promise<Response> | Response): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  const visitor = context.get('visitor');
  const fault = takeFault(visitor.faults, pathname + search);
  if (!fault) return respond();
  if (fault.isHeld) await new Promise<void>((resolve) => visitor.held.push(resolve));
  await pause(fault.delay);
  if (fault.drop) return drop(context);
  if (fault.redirect !== undefined) return context.redirect(fault.redirect, 302);
  if (fault.status !== undefined || fault.body !== undefined)
    return context.body(fault.body ?? '', (fault.status ?? 200) as 200);
  const response = await respond();
  if (!fault.after) return response;
  await pause(fault.after.delay);
  if (fault.after.drop) return drop(context);
  const { status = 200, body } = fault.after;
  return new Response(body ?? (await response.text()), { status, headers: response.headers });
}
