/** Shows a static map: a picture of the service's, by its address (SPEC 7.5). No script is needed. */

import { make } from '../../src/ui/make';
import { staticAddress } from './address.rules';
import type { DrawnMap, MapSettings } from './contract';
import { centerOf } from './rules';
import { DEFAULT_CENTER } from './values.rules';

/** @param service address of the pictures; rejects without a key, and when the service has none for it */
export function drawPicture(place: HTMLElement, map: MapSettings, { service, alt }: { service: string; alt: string }): Promise<DrawnMap> {
  const { key, zoom, width, height, markers } = map;
  if (!key) return Promise.reject(new Error('No key: data-api_key is empty.'));
  const picture = make('img', { alt, width, height });
  return new Promise((resolve, reject) => {
    picture.onload = () => resolve({ map: picture, remove() {} });
    picture.onerror = () => reject(new Error('The maps service has no picture for this map.'));
    picture.src = staticAddress({ service, key, zoom, width, height, center: centerOf(map) ?? DEFAULT_CENTER, markers });
    place.append(picture);
  });
}
