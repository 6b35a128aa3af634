/** Owns the text in place of a map: each place with a link to a map on another site, and why there is no map here. */

import { say } from '../../../src/texts/say';
import { intlLanguage } from '../../../src/texts/sayCount';
import {
  consentBlocked,
  consentPreferences,
  mapCoordinates,
  mapOf,
  openInMap,
  openPlaceInMap,
} from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import { nameOf, type Place } from '../rules';

const coordinates = ({ at }: Place) => (at ? say(mapCoordinates, { lat: at.lat, lng: at.lng }) : '');

const called = (place: Place) => nameOf(place) || coordinates(place);

/** A map's name for screen readers. */
export const nameOfMap = (places: readonly Place[]): string =>
  say(mapOf, { places: new Intl.ListFormat(intlLanguage(), { type: 'unit' }).format(places.map(called)) });

function placeNodes(place: Place): HTMLElement {
  const link = make('a', { href: place.link }, say(openInMap));
  link.setAttribute('aria-label', say(openPlaceInMap, { place: called(place) }));
  const lines = [place.title, place.address].filter(Boolean).map((line) => make('span', {}, line));
  return make('p', {}, ...(lines.length ? lines : [make('span', {}, coordinates(place))]), link);
}

/** Each place with its link. */
export const placesBox = (places: readonly Place[]): HTMLElement =>
  make('div', { className: 'shop-islands shop-islands-map-words' }, ...places.map(placeNodes));

/** Says that the map waits for consent, and offers the choice. */
export function waitingBox(): HTMLElement {
  const choice = make('button', { type: 'button', className: 'button wp-element-button' }, say(consentPreferences));
  choice.dataset.consentOpen = '';
  return make(
    'div',
    { className: 'shop-islands shop-islands-map-waiting' },
    make('p', {}, say(consentBlocked)),
    choice,
  );
}
