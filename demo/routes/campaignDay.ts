/**
 * The campaign day: a page with everything that asks for a visitor's attention. `?with=chat,consent` prints only these
 * parts.
 */
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { type Env, requestOf, show, withFault } from '../respond';
import { addonPopupsPart } from '../views/addonPopups';
import { campaignGlobals, campaignPart } from '../views/campaign';
import { chatPart } from '../views/chat';
import { consentPart } from '../views/consent';
import { popupsPart } from '../views/popups';
import { socialProofPart } from '../views/socialProof';
import type { PageRequest } from '../views/types';

const parts = {
  campaign: campaignPart,
  popups: popupsPart,
  addon: addonPopupsPart,
  chat: chatPart,
  social: socialProofPart,
  consent: consentPart,
};

const view = (request: PageRequest) => {
  const wanted = request.url.searchParams.get('with')?.split(',') ?? Object.keys(parts);
  const printed = Object.entries(parts).flatMap(([name, part]) => (wanted.includes(name) ? [part(request)] : []));
  return html`<h1 class="entry-title">Campaign day</h1>${printed}`;
};

/** Adds the page. */
export function campaignDayRoutes(app: Hono<Env>): void {
  app.get('/campaign-day/', (context) =>
    withFault(context, () => {
      const request = requestOf(context);
      return show(context, { title: 'Campaign day', content: view(request), globals: campaignGlobals(request) });
    }),
  );
}
