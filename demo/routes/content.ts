/**
 * The page about the shop; for tests `?with=map,forms` prints only these parts, and `/tests/content/` everything that
 * page builders and themes print: header, furniture and widgets.
 */
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { type Env, type Page, requestOf, show, withFault } from '../respond';
import { aboutPage } from '../views/aboutPage';
import { formsPart } from '../views/contentForms';
import { contentGlobals } from '../views/contentGlobals';
import { headerPart } from '../views/contentHeader';
import { mapPart } from '../views/contentMap';
import { numbersPart } from '../views/contentNumbers';
import { pagePart } from '../views/contentPage';
import type { PageRequest } from '../views/types';

const parts = { header: headerPart, page: pagePart, numbers: numbersPart, forms: formsPart, map: mapPart };

const view = (request: PageRequest) => {
  const wanted = request.url.searchParams.get('with')?.split(',') ?? Object.keys(parts);
  const printed = Object.entries(parts).flatMap(([name, part]) => (wanted.includes(name) ? [part(request)] : []));
  return html`<h1 class="entry-title">Content</h1><div data-elementor-type="wp-page" data-elementor-id="12" class="elementor elementor-12">${printed}</div>`;
};

const BODY_CLASS = 'elementor-default elementor-page';

function showParts(context: Page): Promise<Response> {
  const request = requestOf(context);
  const content = view(request);
  return show(context, { title: 'Content', bodyClass: BODY_CLASS, content, globals: contentGlobals(request) });
}

/** Adds both pages. That for tests must come before the tests' products. */
export function contentRoutes(app: Hono<Env>): void {
  app.get('/tests/content/', (context) => withFault(context, () => showParts(context)));
  app.get('/content/', (context) =>
    withFault(context, () => {
      if (context.req.query('with') !== undefined) return showParts(context);
      const request = requestOf(context);
      return show(context, {
        title: 'About the shop',
        bodyClass: BODY_CLASS,
        content: aboutPage(request),
        globals: contentGlobals(request),
        sheet: 'about',
      });
    }),
  );
}
