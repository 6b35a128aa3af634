/** The pages whose loads are compared. */
import type { Kind } from './kinds';
import { measureLoad } from './measureLoad';
import type { Options } from './options';
import type { Part } from './part';
import { loadRows } from './rows';

const LOAD =
  'At a quarter of the processor’s speed. Before any interaction. Script and task time are the main thread’s, measured at full speed and multiplied by four. Script time comes from a trace; it includes microtasks and the work that scripts make the browser do at once.';
const EMPTY = `${LOAD} With an empty cart.`;
const FADES =
  'Browsers count no picture that fades in. The original’s picture does, so its largest paint is the title; that of the islands is the product’s picture.';
const FILLED = `${LOAD} With products in the cart.`;

const BANNER = '.cky-consent-container';
const CHAT = '.ht-ctc-chat';
const COUNTDOWN = '.wcct_timer_wrap';

/** More rounds for loads, because a load is short and differs from visit to visit. */
const more = (rounds: number) => 3 * rounds;

const shared = (rounds: number, all: readonly Kind[]) => ({ rounds: more(rounds), kinds: all, rows: loadRows });

/** Loads of the shop's pages. */
export function loadParts(
  { rounds, listing, product, cart, checkout, widgets, content }: Options,
  all: readonly Kind[],
): Part[] {
  const load = { ...shared(rounds, all), about: EMPTY, measure: measureLoadOnly };
  const filled = { ...load, about: FILLED, visitor: 'buyer' } as const;
  return [
    { ...load, name: 'listing', title: 'A listing loads', path: listing },
    { ...load, name: 'product', title: 'A product’s page loads', about: `${EMPTY} ${FADES}`, path: product },
    { ...filled, name: 'cart', title: 'The cart’s page loads', path: cart },
    { ...filled, name: 'checkout', title: 'The checkout loads', path: checkout },
    { ...load, name: 'widgets', title: 'A page of the shop builder’s widgets loads', path: widgets },
    { ...load, name: 'content', title: 'A page of content widgets loads', path: content },
  ];
}

const measureLoadOnly: Part['measure'] = (browser, cached, round) => measureLoad(browser, cached, round);

/** A page without scripts shows none of these elements. */
const showing =
  (...shown: string[]): Part['measure'] =>
  (browser, cached, round, kind) =>
    measureLoad(browser, cached, round, kind === 'none' ? [] : shown);

/** Loads of the pages with a consent banner, a campaign and a chat. */
export function marketingParts({ rounds, listing, campaign }: Options, all: readonly Kind[]): Part[] {
  const load = shared(rounds, all);
  return [
    {
      ...load,
      name: 'consent',
      title: 'A first visit, with the consent banner',
      about: `${EMPTY} Nothing is chosen; the banner and the chat are shown.`,
      path: listing,
      measure: showing(BANNER, CHAT),
    },
    {
      ...load,
      name: 'returning',
      title: 'A returning visitor’s listing',
      about: `${EMPTY} The consent was chosen before.`,
      path: listing,
      visitor: 'chooser',
      measure: showing(),
    },
    {
      ...load,
      name: 'campaign',
      title: 'A campaign’s page, on a first visit',
      about: `${EMPTY} Nothing is chosen; the countdown, the consent banner and the chat are shown.`,
      path: campaign,
      measure: showing(COUNTDOWN, BANNER, CHAT),
    },
  ];
}
