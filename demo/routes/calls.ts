/** The calls of scripts: wc-ajax, REST and admin-ajax. */
import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { answer, type Env, requestOf, setCartCookies, withFault } from '../respond';
import * as actions from '../shop/actions';
import { COMPARISON_COOKIE, idsIn } from '../shop/marks';
import { answerCampaign } from './campaign';
import { answerAdminAjax, answerRest } from './rest';
import { answerAjax } from './wcAjax';

/** `?wc-ajax=` and `?add-to-cart=`, on any address. */
export function ajaxRoutes(app: Hono<Env>): void {
  app.use(async (context, next) => {
    const url = new URL(context.req.url);
    const visitor = context.get('visitor');
    const endpoint = url.searchParams.get('wc-ajax');
    if (endpoint) {
      return withFault(context, async () => {
        const answered = await answerAjax(endpoint, requestOf(context), context.get('form'));
        return answered ? answer(context, answered) : context.text('-1', 400);
      });
    }
    const added = Number(url.searchParams.get('add-to-cart') ?? 0);
    if (added && context.req.method === 'GET') {
      actions.add(visitor, added, 1);
      url.searchParams.delete('add-to-cart');
      setCartCookies(context);
      return context.redirect(url.pathname + url.search, 302);
    }
    return next();
  });
}

/** REST and admin-ajax. */
export function callRoutes(app: Hono<Env>): void {
  app.all('/wp-json/*', (context) =>
    withFault(context, async () => {
      const { origin, searchParams } = new URL(context.req.url);
      const call = {
        path: context.req.path.replace(/^\/wp-json\//, ''),
        method: context.req.header('x-http-method-override') ?? context.req.method,
        nonce: context.req.header('x-wp-nonce'),
        form: context.get('form'),
        body: context.get('body'),
        query: searchParams,
        compared: idsIn(getCookie(context, COMPARISON_COOKIE)),
        origin,
      };
      return answer(context, await answerRest(context.get('visitor'), call));
    }),
  );
  app.all('/wp-admin/admin-ajax.php', (context) =>
    withFault(context, () => {
      const form = context.get('form');
      const action = context.req.query('action') ?? form.get('action') ?? '';
      return answer(
        context,
        answerCampaign(context.req.query(), action) ?? answerAdminAjax(context.get('visitor'), action, form),
      );
    }),
  );
}
