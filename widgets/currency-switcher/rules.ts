/** Owns the address that shows a page in another currency (SPEC 2.2). Pure. */

const PARAMETER = 'currency';

const isCurrency = (part: string) => part.split('=')[0] === PARAMETER;

/**
 * The address with a currency and without its anchor. Every other parameter stays as it is written.
 * @param address absolute
 */
export function currencyUrl(address: string, code: string): string {
  const { origin, pathname, search } = new URL(address);
  const others = search.slice(1).split('&');
  return `${origin}${pathname}?${[...others.filter((part) => part && !isCurrency(part)), `${PARAMETER}=${encodeURIComponent(code)}`].join('&')}`;
}
