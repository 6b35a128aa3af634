/** Owns the content of a map's host: the server's nodes, a text while it waits or after a failure, or the map. */
import { emit, report } from '../../src/bridge/page/islands';
import { words } from '../../src/dom/words';
import { make } from '../../src/ui/make';
import { type DrawnMap, type MapSettings, SERVICE, SHOWN } from './contract';
import { drawMap } from './draw';
import { readServices } from './read';
import { placesOf } from './rules';
import { nameOfMap, placesBox, waitingBox } from './words';

/** The state, which is written to the host. */
type State = 'waiting' | 'loading' | 'shown' | 'failed';

export interface MapHost {
  /** Says that the map waits for consent, and removes a drawn map. */
  wait(): void;
  draw(): void;
  /** Restores the host as the server printed it. */
  leave(): void;
}

const isRead = (node: Node) => !!words(node) || (node instanceof Element && (node.matches('img') || !!node.querySelector('img')));

function tell(cause: unknown): void {
  report({
    island: 'map',
    what: 'A map could not be shown.',
    why: 'The page shows links to its places instead.',
    fix: 'Print data-api_key with a key that is valid for this page, or see the cause.',
    cause,
  });
}

function placeFor({ type }: MapSettings, name: string): HTMLElement {
  if (type === 'static') return make('div', { className: 'shop-islands-map-still' });
  const place = make('div', { className: 'shop-islands-map-place', role: 'group' });
  place.setAttribute('aria-label', name);
  return place;
}

/** Creates the control of one host. */
export function createHost(host: HTMLElement, settings: MapSettings): MapHost {
  const served = [...host.childNodes];
  const places = placesOf(settings);
  /** The server's readable content, or our own list of places when it printed none. */
  const readable = (): Node[] => (served.some(isRead) ? served : [placesBox(places)]);
  let drawn: DrawnMap | undefined;
  /** Counts the requests, so that a late answer to an old one is recognised. */
  let turn = 0;

  const put = (state: State, ...nodes: Node[]) => {
    host.dataset.mapState = state;
    host.replaceChildren(...nodes);
  };

  const take = () => {
    drawn?.remove();
    drawn = undefined;
    return ++turn;
  };

  const show = (done: DrawnMap) => {
    drawn = done;
    for (const node of served) node.remove();
    host.dataset.mapState = 'shown';
    emit(SHOWN, { type: settings.type, map: done.map }, host);
  };

  return {
    wait() {
      take();
      put('waiting', ...readable(), waitingBox());
    },
    draw() {
      const mine = take();
      const name = nameOfMap(places);
      const place = placeFor(settings, name);
      put('loading', ...served, place);
      const fail = (cause: unknown) => {
        if (mine !== turn) return;
        take();
        put('failed', ...readable());
        tell(cause);
      };
      const services = readServices(document.querySelector(SERVICE), document.baseURI);
      drawMap(place, settings, { services, name, fail }).then((done) => (mine === turn ? show(done) : done.remove()), fail);
    },
    leave() {
      take();
      host.replaceChildren(...served);
      delete host.dataset.mapState;
    },
  };
}
