/**
 * The routes that ElementsKit's widgets call, for the newsletter and for widget areas; and the page that plays a film.
 */
import type { Hono } from 'hono';
import { answer, type Env, setPageHeaders, withFault } from '../respond';
import type { Visitor } from '../shop/visitor';
import { isNonce } from '../shop/visitor';
import { areaContent } from '../views/contentAreas';
import { AREA_NONCE } from '../views/contentGlobals';
import { type AjaxAnswer, json, page } from './answers';
import type { Form } from './form';

/** The list service's answer in the form in which WordPress passes it on. */
const listSays = (body: unknown, code = 200): AjaxAnswer =>
  json({
    success: { headers: {}, body: JSON.stringify(body), response: { code, message: '' }, cookies: [], filename: null },
    error: [],
  });

/** The list service knows `taken@example.org` already. */
function sendMail(query: URLSearchParams): AjaxAnswer {
  if (!query.get('listed')) return json({ success: [], error: 'Please choose a list. ' });
  if (query.get('email') === 'taken@example.org')
    return listSays({ title: 'Member Exists', status: 400, detail: 'This address is on the list.' }, 400);
  return listSays({ status: query.get('double_opt_in') === 'yes' ? 'pending' : 'subscribed' });
}

/** Answers a stale nonce, and a post that is not public, with an empty body and 200. */
function widgetArea(visitor: Visitor, form: Form): AjaxAnswer {
  const content = isNonce(visitor, AREA_NONCE, form.get('nonce') ?? '') && areaContent(form.get('post_id') ?? '');
  return page(content || '');
}

/** Adds the routes. They must come before the shop's own routes. */
export function contentCallRoutes(app: Hono<Env>): void {
  app.get('/wp-json/elementskit/v1/widget/mailchimp/sendmail/', (context) =>
    withFault(context, () => answer(context, sendMail(new URL(context.req.url).searchParams))),
  );
  app.get('/content/player/', (context) => {
    setPageHeaders(context);
    return context.html('<!doctype html><html lang="en"><title>Player</title><main><h1>The trailer</h1></main></html>');
  });
  app.post('/wp-admin/admin-ajax.php', (context, next) => {
    const form = context.get('form');
    if (form.get('action') !== 'ekit_widgetarea_content') return next();
    return withFault(context, () => answer(context, widgetArea(context.get('visitor'), form)));
  });
}
