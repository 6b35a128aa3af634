/** What ElementsKit's scripts find on a content page. */
import { html, raw } from 'hono/html';
import { nonce } from '../shop/visitor';
import { scriptJson } from './globals';
import type { Html } from './parts';
import type { Globals, PageRequest } from './types';

/** Whose nonce a widget area's call carries. */
export const AREA_NONCE = 'ekit_pro';

/** ElementsKit's two globals: the REST root, and the ajax address with its nonce. */
export const contentGlobals = ({ url, visitor }: PageRequest): Globals => ({
  elementskit: { resturl: `${url.origin}/wp-json/elementskit/v1/` },
  ekit_config: { ajaxurl: `${url.origin}/wp-admin/admin-ajax.php`, nonce: nonce(visitor, AREA_NONCE) },
});

/** As inline variables; a page with a policy has them in the islands' own JSON. */
export const contentVariables = (request: PageRequest): Html | '' =>
  request.mode.csp === 'none'
    ? html`<script>${raw(
        Object.entries(contentGlobals(request))
          .map(([name, value]) => `var ${name} = ${scriptJson(value)};`)
          .join('\n'),
      )}</script>`
    : '';
