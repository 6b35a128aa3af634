/**
 * Owns the question whether the loader's row of a family matches everything that another row looks for, with each
 * element alone on a page.
 */
import { selectorOf } from '../../src/dom/hosts';
import { row as extras } from '../../src/entry/families/extras';
import { strays } from '../../src/entry/families/strays';
import type { IntentType, IslandRow } from '../../src/island/types';
import { registry } from '../../widgets/registry';
import { alternativesOf, showAlone } from './elementFor';
import { fixtureOf } from './fixture';

/** Controls of a host that is always on the page with them; the host wakes the family. */
const WITH_THEIR_HOST = [
  // The elements by which a form wakes the island of its buttons; one of them also wakes the island of its swatches.
  /^form\.cart$/,
  /^\.variations_form :not\(\[data-island-view\]\)>\.shopengine_swatches$/,
  /^\[data-source-url\]$/,
  /^\[data-tooltip="yes"\] \.add_to_cart_button$/,
  /^\.(rating-label-triger|filter-nav-link|show-password-input)$/,
  /^\.(e-off-canvas__overlay|e-n-menu-dropdown-icon|e-n-menu-title\.e-click)$/,
  /^\.filter-button-wraper /,
  /^\.woocommerce-checkout-review-order /,
  /^(#masthead|#ast-mobile-popup) /,
  /^(\.ast-mobile-popup-overlay|#menu-toggle-close|\.shopengine-comparison-modal)$/,
];

/**
 * The server prints the states of these controls on cards. Their code waits for a hand, so that a listing does not
 * fetch it.
 */
const WAITS_FOR_A_HAND = ['card-states'];

type Kind = 'match' | IntentType;

/** Any element may have a plain class, so this uses the element that a fixture prints with it. */
function tagIn(fixture: string, selector: string, kind: Kind): string {
  document.body.innerHTML = fixture;
  return (
    document.querySelector(selector)?.localName ?? { match: 'div', click: 'a', submit: 'form', change: 'input' }[kind]
  );
}

const rowOf = (family: string): IslandRow => registry.find(({ name }) => name === family) as IslandRow;

/** Whether the page wakes the chunk of a row, at once or when a hand comes near the element. */
export const wakes = (row: IslandRow, hand: Element | undefined): boolean =>
  [...[row.match ?? []].flat(), selectorOf({ name: row.name })].some((selector) => document.querySelector(selector)) ||
  [row.click, row.submit, row.change].some((selector) => selector && hand?.closest(selector)) ||
  (row.when === 'interaction' && !!hand?.closest(selectorOf(row)));

function isReached(family: string, member: IslandRow, kind: Kind, element: Element): boolean {
  const needsHand = kind !== 'match' || member.when === 'interaction' || WAITS_FOR_A_HAND.includes(member.name);
  const hand = needsHand ? element : undefined;
  const row = rowOf(family);
  const stray = strays.some((one) => one.chunk === (row.chunk ?? family) && wakes(one, hand));
  return wakes(row, hand) || (stray && wakes(extras, undefined));
}

const selectorsOf = ({ name, match = [], click, submit, change }: IslandRow): [Kind, string][] =>
  Object.entries({ match: [`[data-island~="${name}"]`, ...[match].flat()].join(), click, submit, change }).flatMap(
    ([kind, list]) => (list ? alternativesOf(list).map((selector): [Kind, string] => [kind as Kind, selector]) : []),
  );

/** Says in words which elements a member's row looks for and the family's row misses. */
export const missedOf = (family: string, member: IslandRow): string[] =>
  selectorsOf(member).flatMap(([kind, selector]) => {
    if (WITH_THEIR_HOST.some((pattern) => pattern.test(selector))) return [];
    const element = showAlone(selector, tagIn(fixtureOf(member.name), selector, kind));
    return isReached(family, member, kind, element) ? [] : [`${kind}: ${selector}`];
  });
