/** Owns the content of a map's host: the server's nodes, a text while it waits or after a failure, or the map. */
import { emit, report } from '../../../src/bridge/page/islands';
import { words } from '../../../src/dom/words';
import { make } from '../../../src/ui/make';
import { type DrawnMap, type MapSettings, SERVICE, SHOWN } from '../contract';
import { readServices } from '../read';
import { placesOf } from '../rules';
import { drawMap } from './draw';
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

/** The classes of the nodes that this file puts into a host. */
const OURS = ['place', 'still', 'words', 'waiting'].map((part) => `.shop-islands-map-${part}`).join();

const isRead = (node: Node) =>
  !!words(node) || (node instanceof Element && (node.matches('img') || !!node.querySelector('img')));

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

/** Shows a state of the host, and the nodes that belong to it. */
function put(host: HTMLElement, state: State, nodes: readonly Node[]): void {
  host.dataset.mapState = state;
  host.replaceChildren(...nodes);
}

/** The server's readable content, or our own list of places when it printed none. */
const readableOf = (served: readonly Node[], settings: MapSettings): readonly Node[] =>
  served.some(isRead) ? served : [placesBox(placesOf(settings))];

/**
 * Draws the map below the server's nodes, which stay until it is there.
 * @param fail runs when the service fails later
 */
function drawBelow(
  host: HTMLElement,
  served: readonly Node[],
  settings: MapSettings,
  fail: (cause: unknown) => void,
): Promise<DrawnMap> {
  const name = nameOfMap(placesOf(settings));
  const place = placeFor(settings, name);
  put(host, 'loading', [...served, place]);
  return drawMap(place, settings, {
    services: readServices(document.querySelector(SERVICE), document.baseURI),
    name,
    fail,
  });
}

/** Shows the finished map in place of the server's nodes. */
function showMap(host: HTMLElement, served: readonly ChildNode[], { type }: MapSettings, { map }: DrawnMap): void {
  for (const node of served) node.remove();
  host.dataset.mapState = 'shown';
  emit(SHOWN, { type, map }, host);
}

/** Creates the control of one host. */
export function createHost(host: HTMLElement, settings: MapSettings): MapHost {
  // A script's copy of a host has nodes of ours, which answer to nothing.
  for (const copied of host.querySelectorAll(`:scope > :is(${OURS})`)) copied.remove();
  const served = [...host.childNodes];
  let drawn: DrawnMap | undefined;
  /** Counts the states, so that an answer that comes too late is recognised. */
  let turn = 0;
  const begin = () => {
    drawn?.remove();
    drawn = undefined;
    return ++turn;
  };
  return {
    wait() {
      begin();
      put(host, 'waiting', [...readableOf(served, settings), waitingBox()]);
    },
    draw() {
      const mine = begin();
      const fail = (cause: unknown) => {
        if (mine !== turn) return;
        begin();
        put(host, 'failed', readableOf(served, settings));
        tell(cause);
      };
      const show = (map: DrawnMap) => {
        if (mine !== turn) return map.remove();
        drawn = map;
        showMap(host, served, settings, map);
      };
      drawBelow(host, served, settings, fail).then(show, fail);
    },
    leave() {
      begin();
      host.replaceChildren(...served);
      delete host.dataset.mapState;
    },
  };
}
