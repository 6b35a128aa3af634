/** Watches a page for hostile texts that have run, or that wait to be run. */
import type { Page } from '@playwright/test';
import { CANARY_HOST } from './payloads';

export interface Watch {
  /** Everything that has run, requested something, or opened something. */
  readonly found: string[];
  /** Waits until everything that is loading has succeeded or failed, and the page has been drawn. */
  settle(): Promise<void>;
  /** Elements that would run something if they were pressed, and objects that were changed. */
  armed(): Promise<string[]>;
}

/** Dialogs that ask the shopper are harmless, so they are answered. Windows that the page opens are noted. */
function replaceWindows(): void {
  for (const way of ['back', 'forward', 'go'] as const) History.prototype[way] = () => {};
  Object.assign(window, {
    alert() {},
    confirm: () => false,
    prompt: () => null,
    open(address: unknown) {
      const { protocol } = new URL(String(address), location.href);
      if (!/^(https?|whatsapp):$/.test(protocol))
        (window as { canary?: (what: string) => void }).canary?.(`window.open ${protocol}`);
      return null;
    },
  });
}

/** Runs in the page. Waits for two frames, because an error before the first is reported by the second. */
async function drawn(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await new Promise((resolve) => {
      const probe = new Image();
      probe.onerror = resolve;
      probe.src = `/xss/no-picture?${Math.random()}`;
    });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}

/** In the page: reads what stands in its tree, open shadow trees with it. */
function findArmed(host: string): string[] {
  const found: string[] = [];
  const isBad = (address: string) =>
    /^(javascript|vbscript|data:text\/html)/i.test([...address].filter((letter) => letter > ' ').join(''));
  const look = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const isEvent = name.startsWith('on') && value.includes('canary');
        const isPath = /^(href|src|xlink:href|action|formaction|data|to|content)$/.test(name);
        const isAddress = isPath && !element.matches('img,source') && isBad(value);
        const isCode =
          (name === 'srcdoc' && value.includes('canary')) ||
          (isPath && element.matches('script,link,base,object,embed') && value.includes(host));
        if (isEvent || isAddress || isCode)
          found.push(
            `${element.localName}[${name}="${value.slice(0, 80)}"] in ${element.parentElement?.className ?? ''}`,
          );
      }
      if (element.shadowRoot) look(element.shadowRoot);
    }
  };
  look(document);
  if ('polluted' in {}) found.push('Object.prototype has another property');
  return found;
}

/**
 * The kinds of requests that another site may answer: pictures, films and pages, but nothing that runs in this page.
 */
const HARMLESS = /^(document|image|media|fetch|xhr)$/;

/** Call it before the page opens. Windows are replaced, and calls to the canary's host are noted. */
export async function watch(page: Page): Promise<Watch> {
  const found: string[] = [];
  await page.exposeFunction('canary', (name: string) => found.push(name));
  await page.addInitScript(replaceWindows);
  await page.route(
    (url) => url.hostname === CANARY_HOST,
    async (route) => {
      const request = route.request();
      const kind = request.resourceType();
      if (!HARMLESS.test(kind)) found.push(`${kind} ${request.url()}`);
      // The page stays.
      if (request.isNavigationRequest()) return route.fulfill({ status: 204, body: '' });
      await route.fulfill({
        status: 200,
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: "canary('from elsewhere')",
      });
    },
  );
  page.on('dialog', (dialog) => dialog.dismiss());
  return { found, settle: () => page.evaluate(drawn), armed: () => page.evaluate(findArmed, CANARY_HOST) };
}
