/** The globals for ElementsKit's scripts on a content page. */
import { html, raw } from 'hono/html';
import { nonce } from '../shop/visitor';
import { scriptJson } from './globals';
import type { Html } from './parts';
import type { Globals, PageRequest } from './types';

/** The action of the nonce in a widget area's call. */
export const AREA_NONCE = 'ekit_pro';

/** ElementsKit's two globals: the REST root, and the ajax address with its nonce. */
export const contentGlobals = ({ url, visitor }: PageRequest): Globals => ({
  elementskit: { resturl: `${url.origin}/wp-json/elementskit/v1/` },
  ekit_config: { ajaxurl: `${url.origin}/wp-admin/admin-ajax.php`, nonce: nonce(visitor, AREA_NONCE) },
});

/** The globals as inline variables; a page with a policy has them in the islands' config. */
export const contentVariables = (request: PageRequest): Html | '' =>
  request.mode.csp === 'none'
    ? html`<script>${raw(
        Object.entries(contentGlobals(request))
          .map(([name, value]) => `var ${name} = ${scriptJson(value)};`)
          .join('\n'),
      )}</script>`
    : '';
