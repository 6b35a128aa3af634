/** Owns what stands in a map's host: the server's nodes, words while it waits or when it fails, or the map. */
import { emit, report } from '../../src/bridge/page/islands';
import { words } from '../../src/dom/words';
import { make } from '../../src/ui/make';
import { type DrawnMap, type MapSettings, SERVICE, SHOWN } from './contract';
import { drawMap } from './draw';
import { readServices } from './read';
import { placesOf } from './rules';
import { nameOfMap, placesBox, waitingBox } from './words';

/** Written to the host. */
type State = 'waiting' | 'loading' | 'shown' | 'failed';

export interface MapHost {
  /** Says that it waits for consent; a map that is there goes. */
  wait(): void;
  draw(): void;
  /** Gives the host back as the server printed it. */
  leave(): void;
}

const isRead = (node: Node) => !!words(node) || (node instanceof Element && (node.matches('img') || !!node.querySelector('img')));

function tell(cause: unknown): void {
  report({
    island: 'map',
    what: 'A map could not be shown.',
    why: 'Its places are named in its stead, with links.',
    fix: 'Print data-api_key with a key that may be used on this page, or see the cause.',
    cause,
  });
}

function placeFor({ type }: MapSettings, name: string): HTMLElement {
  if (type === 'static') return make('div', { className: 'shop-islands-map-still' });
  const place = make('div', { className: 'shop-islands-map-place', role: 'group' });
  place.setAttribute('aria-label', name);
  return place;
}

export function createHost(host: HTMLElement, settings: MapSettings): MapHost {
  const served = [...host.childNodes];
  const places = placesOf(settings);
  /** What the server printed to be read; ours where it printed nothing. */
  const readable = (): Node[] => (served.some(isRead) ? served : [placesBox(places)]);
  let drawn: DrawnMap | undefined;
  /** Counts what the host has been asked for, so that an answer that comes too late is known. */
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
