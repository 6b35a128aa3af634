/** Keeps an example on its page: links and forms lead into a shop that is not there, and are told instead. */
import type { Log } from './log';

const linkOf = ({ target }: Event): string => (target instanceof Element && target.closest('a[href]')?.getAttribute('href')) || '';

function follow(href: string, log: Log): void {
  if (href.startsWith('#')) document.getElementById(href.slice(1))?.scrollIntoView();
  else log(`The browser would open ${href}`);
}

/** Islands come first: what they do themselves, they have prevented. */
export function stay(log: Log): void {
  window.addEventListener('click', (event) => {
    const href = linkOf(event);
    if (!href || event.defaultPrevented) return;
    event.preventDefault();
    follow(href, log);
  });
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    log(`The browser would send a form to ${(event.target as HTMLFormElement).getAttribute('action') ?? 'this page'}`);
  });
}
