/** The content page's header: the theme's, and the menus, panels and searches that page builders put into one. */
import { html, raw } from 'hono/html';
import { readFixture } from '../files';
import type { Html } from './parts';
import type { PageRequest } from './types';

/** Prints the fixtures that the islands' READMEs show. */
const fixtures = Object.fromEntries(
  ['header-menu', 'mega-menu', 'nav-menu', 'header-search', 'off-canvas'].map((name) => [name, readFixture(name)]),
);

/** `?menu=off-canvas` prints the theme's menu as a drawer. */
const themeHeader = ({ url }: PageRequest): string =>
  (fixtures['header-menu'] ?? '').replace(
    'data-type="dropdown"',
    `data-type="${url.searchParams.get('menu') === 'off-canvas' ? 'off-canvas' : 'dropdown'}"`,
  );

/** Everything on `/content/?with=header`; `?menu=off-canvas` changes the theme's menu. */
export const headerPart = (
  request: PageRequest,
): Html => html`<link rel="stylesheet" href="/assets/content-header.css" />
<div class="demo-headers">
${raw(themeHeader(request))}
${['mega-menu', 'nav-menu', 'header-search', 'off-canvas'].map((name) => html`<section>${raw(fixtures[name] ?? '')}</section>`)}
<h2 id="delivery">Delivery</h2>
<p>Orders of today leave tomorrow.</p>
</div>`;
