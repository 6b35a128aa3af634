/**
 * Owns mounting of islands that have a React view. The only file that imports react-dom/client; enhance islands
 * never come near it.
 */
import { Component, type ReactElement, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Cleanup, EagerViewIsland, MountView, ViewIsland } from './types';

/** Stays mounted around a view, portals included; what it catches ends the view, never the page. */
class Boundary extends Component<{ onError(cause: unknown): void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(cause: unknown) {
    this.props.onError(cause);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Puts a view into its boundary, which has to stand outside of portals. */
type Guard = (content: ReactNode) => ReactElement;

// biome-ignore lint/suspicious/noExplicitAny: as AnyIsland
type AnyView = ViewIsland<any, any>;

const createQuietRoot = (container: Element) => createRoot(container, { onCaughtError() {} });

/**
 * Mounts a view in a node of its own: where the island puts the node, else after the host, or at the end of the body
 * for an island per page.
 */
function showBeside(island: AnyView, host: HTMLElement, view: ReactNode, guard: Guard): Cleanup {
  const container = document.createElement('div');
  container.className = 'shop-islands';
  container.dataset.islandView = island.name;
  if (island.insert) island.insert(container, host);
  else if (island.per === 'page') host.append(container);
  else host.after(container);
  const root = createQuietRoot(container);
  flushSync(() => root.render(guard(view)));
  return () => {
    root.unmount();
    container.remove();
  };
}

/** A view in the place of server nodes: what it renders now, and the function that removes it. */
interface Replacing {
  shown: ReactElement;
  takeOff: Cleanup;
}

/** The views in place of server nodes, by their host or place. They share one root, because cards may repeat them. */
const replacing = new Map<HTMLElement, Replacing>();
let shared: Root | undefined;
let isTurn = false;
let isDue = false;

function renderReplacing(): void {
  isDue = false;
  shared ??= createQuietRoot(document.createElement('div'));
  const root = shared;
  flushSync(() => root.render([...replacing.values()].map(({ shown }) => shown)));
}

/**
 * Renders the first view of a turn at once, and all others of that turn together: each render goes through every view
 * of the page.
 */
function renderInTurn(): void {
  isDue = true;
  if (isTurn) return;
  isTurn = true;
  renderReplacing();
  queueMicrotask(() => {
    isTurn = false;
    if (isDue) renderReplacing();
  });
}

/**
 * Takes the nodes out of a place, because Preact would reuse them as its own. Returns a function that puts them back.
 */
function empty(place: HTMLElement): Cleanup {
  const server = [...place.childNodes];
  place.replaceChildren();
  return () => place.replaceChildren(...server);
}

/** @param place null for a view that finds its places itself */
function showInPlace(host: HTMLElement, place: HTMLElement | null, view: ReactNode, guard: Guard): Cleanup {
  const key = place ?? host;
  // A view that is in this place already is removed.
  replacing.get(key)?.takeOff();
  const refill = place ? empty(place) : () => {};
  let isGone = false;
  const takeOff = () => {
    if (isGone) return;
    isGone = true;
    // If other scripts have changed the view's nodes, React may fail here. Its boundary stays mounted, so that the
    // failure does not reach the other views.
    replacing.set(key, { shown: guard(null), takeOff });
    renderReplacing();
    replacing.delete(key);
    renderReplacing();
    refill();
  };
  replacing.set(key, { shown: guard(place ? createPortal(view, place) : view), takeOff });
  renderInTurn();
  return takeOff;
}

/** Gives each view in the shared root its identity. */
let count = 0;

/**
 * Mounts a view: `beside` in a node of its own after the host (or at the end of the body for an island per page, or
 * where the island puts it), `replace` in the host or a part of it. When the view throws, the server's HTML is given
 * back.
 */
export const mountView: MountView = (island, host, fail) => {
  const props = island.read(host);
  const store = island.createStore?.(props, host);
  const isReplacing = island.mode === 'replace';
  const place = isReplacing && island.place ? island.place(host) : host;
  let takeOff = () => {};
  let isGone = false;
  const unmount = () => {
    isGone = true;
    takeOff();
    island.destroyStore?.(store);
  };
  const onError = (cause: unknown) => {
    if (isGone) return;
    fail(cause);
    // A root cannot be unmounted while it renders.
    queueMicrotask(unmount);
  };
  const { View } = island as EagerViewIsland<unknown, unknown>;
  const key = ++count;
  const guard: Guard = (content) => (
    <Boundary key={key} onError={onError}>
      {content}
    </Boundary>
  );
  const view = <View props={props} store={store} host={place ?? host} />;
  takeOff = isReplacing ? showInPlace(host, place, view, guard) : showBeside(island, host, view, guard);
  return { store, unmount };
};
