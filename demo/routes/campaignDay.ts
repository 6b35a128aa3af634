/**
 * The campaign's page; for tests `?with=chat,consent` prints only these parts, and `/tests/campaign-day/` everything
 * that asks for a visitor's attention.
 */
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { type Env, type Page, requestOf, show, withFault } from '../respond';
import { addonPopupsPart } from '../views/addonPopups';
import { campaignGlobals, campaignPart } from '../views/campaign';
import { campaignPage } from '../views/campaignPage';
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
  consent: (request: PageRequest) => consentPart(request),
};

const view = (request: PageRequest) => {
  const wanted = request.url.searchParams.get('with')?.split(',') ?? Object.keys(parts);
  const printed = Object.entries(parts).flatMap(([name, part]) => (wanted.includes(name) ? [part(request)] : []));
  return html`<h1 class="entry-title">Campaign day</h1>${printed}`;
};

function showParts(context: Page): Promise<Response> {
  const request = requestOf(context);
  return show(context, { title: 'Campaign day', content: view(request), globals: campaignGlobals(request) });
}

/** Adds both pages. That for tests must come before the tests' products. */
export function campaignDayRoutes(app: Hono<Env>): void {
  app.get('/tests/campaign-day/', (context) => withFault(context, () => showParts(context)));
  app.get('/campaign-day/', (context) =>
    withFault(context, () => {
      if (context.req.query('with') !== undefined) return showParts(context);
      const request = requestOf(context);
      return show(context, {
        title: 'Winter sale',
        content: campaignPage(request),
        globals: campaignGlobals(request),
        sheet: 'campaign-page',
      });
    }),
  );
}
