/** Owns showing a static map: a picture from the service (SPEC 7.5), without a script. */

import { make } from '../../../src/ui/make';
import { staticAddress } from '../address.rules';
import type { DrawnMap, MapSettings } from '../contract';
import { centerOf } from '../rules';
import { DEFAULT_CENTER } from '../values.rules';

/**
 * Shows the picture. Rejects without a key, and when the service has no picture.
 * @param service address of the pictures
 */
export function drawPicture(
  place: HTMLElement,
  map: MapSettings,
  { service, alt }: { service: string; alt: string },
): Promise<DrawnMap> {
  const { key, zoom, width, height, markers } = map;
  if (!key) return Promise.reject(new Error('No key: data-api_key is empty.'));
  const picture = make('img', { alt, width, height });
  return new Promise((resolve, reject) => {
    picture.onload = () => resolve({ map: picture, remove() {} });
    picture.onerror = () => reject(new Error('The maps service has no picture for this map.'));
    picture.src = staticAddress({
      service,
      key,
      zoom,
      width,
      height,
      center: centerOf(map) ?? DEFAULT_CENTER,
      markers,
    });
    place.append(picture);
  });
}
