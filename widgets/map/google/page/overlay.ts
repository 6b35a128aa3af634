/** Owns showing an element at a place of a Google map. */
import type { Point } from '../../values.rules';
import type { GoogleMap, GoogleMaps, Overlay } from '../contract';

/** Keeps the element centred on the place while the map moves. */
export function drawOverlay(maps: GoogleMaps, map: GoogleMap, at: Point, element: HTMLElement): void {
  const overlay: Overlay = new maps.OverlayView();
  overlay.onAdd = () => overlay.getPanes()?.overlayMouseTarget.append(element);
  overlay.draw = () => {
    const pixel = overlay.getProjection().fromLatLngToDivPixel(new maps.LatLng(at.lat, at.lng));
    if (pixel)
      Object.assign(element.style, {
        position: 'absolute',
        translate: '-50% -50%',
        left: `${pixel.x}px`,
        top: `${pixel.y}px`,
      });
  };
  overlay.onRemove = () => element.remove();
  overlay.setMap(map);
}
