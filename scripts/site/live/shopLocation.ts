/** Owns where an example's page is, for the islands: in a shop. The build puts this in the place of `location`, which would say "file:". */
import type { Log } from './log';

const address = new URL('https://shop.example/shop/');

const told: { log: Log } = { log() {} };
const go = (to: string) => told.log(`The browser would open ${to}`);

Object.assign(window, {
  shopLocation: {
    href: address.href,
    origin: address.origin,
    protocol: address.protocol,
    host: address.host,
    hostname: address.hostname,
    pathname: address.pathname,
    search: '',
    hash: '',
    assign: go,
    replace: go,
    reload: () => told.log('The browser would load the page again'),
  },
});

/** Relative addresses are the shop's from now on, and going elsewhere is told to the log. */
export function enterShop(log: Log): void {
  told.log = log;
  const base = document.createElement('base');
  base.href = address.href;
  document.head.append(base);
}
