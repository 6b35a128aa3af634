/** Stands in for the script that Stripe's gateway fetches: its fields are mounted, and say so; nothing is paid. */
import type { BrowserContext } from '@playwright/test';

/** Runs in the page. Every other property and call returns an object that accepts further properties and calls. */
function standIn(): void {
  const mount = (place: string | Element) => {
    const found = typeof place === 'string' ? document.querySelector(place) : place;
    found?.append(
      Object.assign(document.createElement('p'), { textContent: `fields mounted in ${found.id || found.className}` }),
    );
  };
  const whatever: unknown = new Proxy(() => {}, {
    get: (_, name) => (name === 'mount' ? mount : name === 'then' ? undefined : whatever),
    apply: () => whatever,
  });
  Reflect.set(window, 'Stripe', whatever);
}

/**
 * Replaces Stripe's script, whose host the tests do not reach. It uses no route, because with a route some redirected
 * calls of a page never come back.
 */
export const standInForStripe = (context: BrowserContext): Promise<unknown> => context.addInitScript(standIn);
