/**
 * Puts scripts into all the HTML that a page fetches from the demo, beside a mark that tells that it has been shown.
 */
import type { Page } from '@playwright/test';

/** Payment methods' scripts are run on purpose (docs/security.md). */
const PAYMENT = /payment/;
/** Inside of repeated elements, because islands take single parts out of them. */
const ENDS = /<\/(?:div|li|p|form)>/g;

const hostile = (html: string, payload: string) => {
  let count = 0;
  return html.replace(ENDS, (end) => (count++ < 60 ? payload + end : end));
};

function inJson(value: unknown, payload: string): unknown {
  if (typeof value === 'string') return /<\w/.test(value) ? hostile(value, payload) : value;
  if (Array.isArray(value)) return value.map((one) => inJson(one, payload));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, PAYMENT.test(key) ? one : inJson(one, payload)]),
  );
}

function spoilt(text: string, payload: string): string {
  try {
    return JSON.stringify(inJson(JSON.parse(text), payload));
  } catch {
    return hostile(text, payload);
  }
}

export interface OwnHtml {
  /** Calls whose HTML stands in the page. */
  shown(): Promise<string[]>;
}

/** Puts `scripts` into each HTML answer, and keeps the page from leaving. */
export async function ownHtml(page: Page, scripts: string): Promise<OwnHtml> {
  const calls: string[] = [];
  await page.route(
    (url) => url.hostname === '127.0.0.1' && !/^\/(dist|assets|cover|xss)\//.test(url.pathname),
    async (route) => {
      const request = route.request();
      // The first page comes from the server; no other page is opened.
      if (request.isNavigationRequest())
        return calls.length || request.frame() !== page.mainFrame()
          ? route.fulfill({ status: 204, body: '' })
          : route.continue();
      if (!/^(fetch|xhr)$/.test(request.resourceType())) return route.continue();
      const response = await route.fetch();
      // Noted before any further wait, because another call may be answered in the meantime.
      const index = calls.push(request.url()) - 1;
      await route.fulfill({
        response,
        body: spoilt(await response.text(), `<i data-corpus="${index}"></i>${scripts}`),
      });
    },
  );
  const marks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-corpus]')].map((mark) => Number(mark.getAttribute('data-corpus'))),
    );
  return { shown: async () => [...new Set(await marks())].map((index) => calls[index] as string) };
}
