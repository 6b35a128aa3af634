/** Owns the demo shop in this window: the demo's own server, which answers here in place of a port. */
import { createServer } from '../../../../demo/server';
import { logIn } from '../../../../demo/shop/account';
import { add } from '../../../../demo/shop/actions';
import { createVisitor } from '../../../../demo/shop/visitor';
import { setCookie } from '../substitutes/cookies';
import { draw } from './pictures';

/** The shop's origin. The demo answers only to names with this ending, and no browser finds a server of this name. */
export const ORIGIN = 'https://shop.localhost';

const MOST_REDIRECTS = 5;
/** Products of the demo. */
const GAMES = [101, 102];

const app = createServer();

/** Makes the visitor of this window. `as` logs them in; `isFilled` puts games into the cart and on the wishlist. */
export function enterAsVisitor({ as, isFilled }: { as: string; isFilled: boolean }): void {
  const visitor = createVisitor();
  if (as) logIn(visitor, as, as);
  if (isFilled) {
    for (const game of GAMES) add(visitor, game, 1);
    visitor.wishlist.push(...GAMES);
    visitor.notices = [];
  }
  setCookie(undefined, 'demo_visitor', visitor.id, { httpOnly: true });
}

const isRedirect = ({ status }: Response): boolean => status >= 300 && status < 400;

const followed = (response: Response, address: string): Request =>
  new Request(new URL(response.headers.get('location') ?? '', address));

/**
 * The answer after redirects, and its address. The pictures in its text have addresses that a page in this window can
 * show.
 */
export async function ask(first: Request): Promise<{ response: Response; address: string; isRedirected: boolean }> {
  let request = first;
  let response = await app.fetch(request, {});
  for (let times = 0; isRedirect(response) && times < MOST_REDIRECTS; times++) {
    request = followed(response, request.url);
    response = await app.fetch(request, {});
  }
  const { status, headers } = response;
  const text = status === 204 ? null : draw(await response.text());
  return { response: new Response(text, { status, headers }), address: request.url, isRedirected: request !== first };
}
