/**
 * A page on which scripts add scripts of a listed provider at every moment, from the first line of the head on.
 * `?guard=on` prints the guard's tag, after the settings of the island's banner. `?banner=cookieyes` prints CookieYes'
 * banner; its settings come after the first of the page's scripts, as with that plugin.
 */
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { type Env, requestOf, show } from '../respond';
import { banner } from '../views/consent';
import { cookieYesGlobals, cookieYesTemplate } from '../views/cookieYes';
import { scriptAdder, scriptsAdded } from '../views/scriptAdder';

/** Adds the page. */
export function consentEarlyRoutes(app: Hono<Env>): void {
  app.get('/early-scripts/', (context) => {
    const request = requestOf(context);
    const { searchParams } = request.url;
    const isCookieYes = searchParams.get('banner') === 'cookieyes';
    const guard =
      searchParams.get('guard') === 'on'
        ? html`<script src="/dist/${request.mode.isLean ? 'lean/' : ''}shop-islands-guard.js"></script>`
        : '';
    const first = html`${isCookieYes ? '' : banner(request)}
${guard}
${scriptAdder}
${scriptsAdded('head')}
${isCookieYes ? cookieYesGlobals(request) : ''}`;
    const content = html`<h1 class="entry-title">Early scripts</h1>
<p id="place">Others add scripts here.</p>
${scriptsAdded('body')}
${isCookieYes ? cookieYesTemplate : ''}`;
    return show(context, { title: 'Early scripts', first, content });
  });
}
