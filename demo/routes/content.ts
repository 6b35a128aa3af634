/**
 * The content page: header, furniture and widgets as page builders and themes print them. `?with=map,forms` prints only
 * these parts.
 */
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { type Env, requestOf, show, withFault } from '../respond';
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

/** Adds the page. */
export function contentRoutes(app: Hono<Env>): void {
  app.get('/content/', (context) =>
    withFault(context, () => {
      const request = requestOf(context);
      return show(context, {
        title: 'Content',
        bodyClass: 'elementor-default elementor-page',
        content: view(request),
        globals: contentGlobals(request),
      });
    }),
  );
}
