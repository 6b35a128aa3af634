/**
 * The consent part of the campaign day's page: a banner, the scripts and frames that wait for a choice, and embedded
 * services. `?banner=cookieyes` prints CookieYes' template in the place of the island's settings, `?banner=none`
 * nothing that asks.
 */
import { html, raw } from 'hono/html';
import { cookieYesGlobals, cookieYesTemplate } from './cookieYes';
import { scriptJson } from './globals';
import type { Html } from './parts';
import type { PageRequest } from './types';

const json = (island: string, settings: unknown): Html =>
  html`<script type="application/json" data-island="${island}">${raw(scriptJson(settings))}</script>`;

const own = {
  policy: { href: '/terms/', text: 'Privacy policy' },
  categories: [
    { slug: 'necessary' },
    { slug: 'functional', cookies: ['demo_live-chat'] },
    { slug: 'analytics', cookies: ['demo_analytics', 'demo_visits*'] },
    { slug: 'performance' },
    { slug: 'advertisement', cookies: ['demo_pixel', 'demo_adverts'] },
  ],
  block: [{ match: '/assets/embedded.js', category: 'analytics' }],
};

const services = [
  { kind: 'analytics', src: '/assets/embedded.js?service=analytics' },
  { kind: 'pixel', src: '/assets/embedded.js?service=pixel', attributes: { 'data-account': '1077' }, clickIds: true },
  { kind: 'chat', src: '/assets/embedded.js?service=live-chat' },
];

/** Scripts that wait for a choice; an inline one only if the page's policy would let it run. */
const waiting = ({
  mode,
}: PageRequest): Html => html`<script type="text/plain" data-consent="analytics" src="/assets/embedded.js?service=visits"></script>
${mode.csp === 'none' ? html`<script type="text/plain" data-consent="analytics">window.demoServices = [...(window.demoServices ?? []), 'inline'];</script>` : ''}
<script type="text/plain" data-cookieyes="cookieyes-advertisement" src="/assets/embedded.js?service=adverts"></script>`;

const waitingFrame = html`<p><iframe title="Where we are" width="320" height="120" data-consent="functional" data-src="/assets/icon.svg"></iframe></p>`;

/** The banner: the island's settings, or CookieYes' template with its settings. */
export const banner = (request: PageRequest): Html | '' => {
  const wanted = request.url.searchParams.get('banner');
  if (wanted === 'none') return '';
  return wanted === 'cookieyes' ? html`${cookieYesGlobals(request)}${cookieYesTemplate}` : json('consent', own);
};

/** Printed at the page's end. @param hasFrame adds a frame that waits, as tests need it */
export const consentPart = (request: PageRequest, hasFrame = true): Html => html`<section aria-labelledby="privacy">
<h2 id="privacy">Privacy</h2>
<p>What you agree to is up to you: <a href="#privacy" data-consent-open>privacy preferences</a>.</p>
${waiting(request)}${hasFrame ? waitingFrame : ''}
</section>
${services.map((service) => json('service', service))}
${banner(request)}`;
