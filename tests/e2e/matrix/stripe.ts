/** Stands in for the script that Stripe's gateway fetches: its fields are mounted, and say so; nothing is paid. */
import type { BrowserContext } from '@playwright/test';

/** Runs in the page. Whatever else is asked of it, it answers with something that can be asked on. */
function standIn(): void {
  const mount = (place: string | Element) => {
    const found = typeof place === 'string' ? document.querySelector(place) : place;
    found?.append(Object.assign(document.createElement('p'), { textContent: `fields mounted in ${found.id || found.className}` }));
  };
  const whatever: unknown = new Proxy(() => {}, {
    get: (_, name) => (name === 'mount' ? mount : name === 'then' ? undefined : whatever),
    apply: () => whatever,
  });
  Reflect.set(window, 'Stripe', whatever);
}

/** Answers for Stripe's host, which a test does not reach. */
export async function standInForStripe(context: BrowserContext): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: `(${standIn})()` }));
}
