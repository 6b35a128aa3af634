/**
 * Serves pages that the tests make up, in place of the demo's: hosts and the library, under the strictest policy or
 * none.
 */
import type { Page, Route } from '@playwright/test';

export const POLICIES = {
  'the strictest policy':
    "script-src 'self'; style-src 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types shop-islands",
  'no policy': '',
} as const;
export type PolicyName = keyof typeof POLICIES;

export interface Answer {
  contentType?: string;
  status?: number;
  body: string;
}

export interface Scene {
  /** The HTML of the body. */
  html: string;
  /** Of the config script. */
  config?: Record<string, unknown>;
  /** A file of the page's own, run after the library's tag. */
  script?: string;
  /** Answers a call. A call for which it returns undefined gets an empty object. */
  answer?(url: URL, body: string): Answer | undefined;
}

/** JSON that can stand in a script element. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const documentOf = ({
  html,
  config = {},
  script,
}: Scene) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Corpus</title>
<script type="application/json" data-islands-config>${inScript(config)}</script>
<script defer src="/dist/shop-islands.js"></script>${script ? '<script defer src="/xss/script.js"></script>' : ''}</head><body>${html}</body></html>`;

async function reply(route: Route, { answer }: Scene): Promise<void> {
  const request = route.request();
  const {
    contentType = 'application/json',
    status = 200,
    body,
  } = answer?.(new URL(request.url()), request.postData() ?? '') ?? { body: '{}' };
  await route.fulfill({ contentType, status, body });
}

/**
 * Answers all requests to the page's site except for the library's files. A navigation to another page gets no page, so
 * that this page stays.
 */
export async function serve(page: Page, scene: Scene, policy: PolicyName): Promise<void> {
  const headers = POLICIES[policy] ? { 'Content-Security-Policy': POLICIES[policy] } : undefined;
  let isOpen = false;
  await page.route(
    (url) => url.hostname === '127.0.0.1' && !url.pathname.startsWith('/dist/'),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/xss/script.js')
        return route.fulfill({ contentType: 'text/javascript', body: scene.script ?? '' });
      if (pathname === '/xss/no-picture') return route.fulfill({ status: 404, body: '' });
      if (!route.request().isNavigationRequest()) return reply(route, scene);
      if (isOpen || !pathname.startsWith('/xss/')) return route.fulfill({ status: 204, body: '' });
      isOpen = true;
      await route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: documentOf(scene),
        ...(headers && { headers }),
      });
    },
  );
}
