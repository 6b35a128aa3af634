/** Keeps an example on its page: links and forms lead into a shop that is not there, and are told instead. */
import type { Log } from './log';

/** A link within the page works as ever. */
function pressed(event: Event): string | undefined {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  const href = link ? link.getAttribute('href') : null;
  return href && !href.startsWith('#') ? href : undefined;
}

/** Islands come first: what they do themselves, they have prevented. */
export function stay(log: Log): void {
  window.addEventListener('click', (event) => {
    const href = pressed(event);
    if (!href || event.defaultPrevented) return;
    event.preventDefault();
    log(`The browser would open ${href}`);
  });
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    log(`The browser would send a form to ${(event.target as HTMLFormElement).getAttribute('action') ?? 'this page'}`);
  });
}
