// Stands in for the script of a maps service: draws a box with the calls that it got, so that tests can read them. It
// refuses the key "refused" once the first map is there.
{
  const { searchParams } = new URL(document.currentScript.src);
  window.demoMapScripts = (window.demoMapScripts ?? 0) + 1;
  const said = (place) => (place.demoSaid ??= { markers: [], shapes: [] });

  /** Writes a map's content into the page, where a test and a visitor can read it. */
  const write = (place, more) => {
    Object.assign(said(place), more);
    place.dataset.demoMap = JSON.stringify(said(place));
  };
  const plain = (at) => (typeof at?.lat === 'function' ? { lat: at.lat(), lng: at.lng() } : at);

  /** The position of a place, in pixels from the map's middle. */
  const pixel = ({ center, zoom }, at) => {
    const { lat, lng } = plain(at);
    const scale = (256 * 2 ** zoom) / 360;
    return { x: (lng - center.lng) * scale, y: ((center.lat - lat) * scale) / Math.cos((lat * Math.PI) / 180) };
  };
  const SVG = 'http://www.w3.org/2000/svg';
  const drawn = (name, attributes) => {
    const element = document.createElementNS(SVG, name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    return element;
  };

  class ServiceMap {
    constructor(place, { center, ...options }) {
      this.place = place;
      this.center = plain(center);
      this.zoom = options.zoom;
      place.style.overflow = 'hidden';
      place.style.background = 'repeating-linear-gradient(45deg, #e6ece4 0 24px, #dfe7dd 24px 48px)';
      write(place, { center: this.center, options });
      if (searchParams.get('key') === 'refused') setTimeout(() => window.gm_authFailure?.());
    }
    setCenter(center) {
      write(this.place, { center: plain(center) });
    }
  }

  class Marker {
    constructor({ map, position, title, icon }) {
      said(map.place).markers.push({ at: plain(position), title, icon });
      write(map.place);
      const pin = document.createElement('button');
      pin.type = 'button';
      pin.setAttribute('aria-label', title ?? 'Marker');
      pin.addEventListener('click', () => this.run?.());
      const { x, y } = pixel(map, position);
      const [left, top] = [`calc(50% + ${x}px)`, `calc(50% + ${y}px)`];
      Object.assign(pin.style, {
        position: 'absolute',
        left,
        top,
        translate: '-50% -50%',
        width: '44px',
        height: '44px',
        minHeight: 0,
        padding: 0,
        border: 0,
      });
      pin.style.background = 'radial-gradient(#b42318 35%, transparent 38%)';
      map.place.append(pin);
    }
    addListener(_type, run) {
      this.run = run;
    }
    setMap() {}
  }

  class InfoWindow {
    setContent(content) {
      this.content = content;
    }
    open({ map }) {
      this.box?.remove();
      this.box = document.createElement('div');
      Object.assign(this.box.style, {
        position: 'absolute',
        insetInlineStart: '8px',
        top: '8px',
        background: '#fff',
        padding: '8px',
        maxWidth: '240px',
      });
      this.box.append(this.content);
      map.place.append(this.box);
    }
  }

  const shape = (kind) =>
    class {
      constructor({ map, path, paths, ...look }) {
        const all = path ?? paths;
        said(map.place).shapes.push({ kind, path: all, ...look });
        write(map.place);
        const points = all.map((at) => Object.values(pixel(map, at)).join()).join(' ');
        const fill = kind === 'polygon' ? (look.fillColor ?? '#000') : 'none';
        const line = drawn(kind, {
          points,
          fill,
          'fill-opacity': look.fillOpacity ?? 0.3,
          stroke: look.strokeColor ?? '#000',
          'stroke-width': look.strokeWeight ?? 3,
        });
        const picture = drawn('svg', { viewBox: '-300 -160 600 320', width: '100%', height: '100%' });
        picture.append(line);
        map.place.append(picture);
      }
    };

  class OverlayView {
    setMap(map) {
      this.place = map.place;
      this.onAdd();
      this.draw();
    }
    getPanes() {
      return { overlayMouseTarget: this.place };
    }
    getProjection() {
      return { fromLatLngToDivPixel: () => ({ x: this.place.offsetWidth / 2, y: this.place.offsetHeight / 2 }) };
    }
  }

  const later = (run) => queueMicrotask(run);
  class Geocoder {
    geocode({ address }, answer) {
      const location = { lat: () => 53.8, lng: () => -1.55 };
      later(() =>
        address.includes('Nowhere') ? answer([], 'ZERO_RESULTS') : answer([{ geometry: { location } }], 'OK'),
      );
    }
  }
  class DirectionsService {
    route({ origin, destination, travelMode }, answer) {
      const path = [origin, { lat: (origin.lat + destination.lat) / 2, lng: origin.lng }, destination];
      later(() =>
        travelMode === 'TRANSIT' ? answer(null, 'ZERO_RESULTS') : answer({ routes: [{ overview_path: path }] }, 'OK'),
      );
    }
  }
  class StreetViewService {
    getPanorama({ location }, answer) {
      later(() => answer({ location: { pano: `pano-${location.lat}` } }, 'OK'));
    }
  }
  class StreetViewPanorama {
    constructor(place, options) {
      write(place, { panorama: options });
      place.style.background = 'linear-gradient(#bcd4ee 55%, #9a9a94 55%)';
    }
  }
  class Size {
    constructor(width, height) {
      Object.assign(this, { width, height });
    }
  }
  class LatLng {
    constructor(lat, lng) {
      Object.assign(this, { lat: () => lat, lng: () => lng });
    }
  }

  window.google = {
    maps: {
      Map: ServiceMap,
      Marker,
      InfoWindow,
      OverlayView,
      Geocoder,
      DirectionsService,
      StreetViewService,
      StreetViewPanorama,
      Size,
      LatLng,
      Polyline: shape('polyline'),
      Polygon: shape('polygon'),
    },
  };
  // The real script is ready only a while after it has loaded.
  setTimeout(() => window[searchParams.get('callback')]?.());
}
