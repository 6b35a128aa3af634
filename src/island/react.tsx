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

/** In a node of its own: where the island puts it, after the host, or at the end of the body for an island per page. */
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

/** Views in the place of server nodes, by that place. They share one root, because cards may repeat them. */
const replacing = new Map<HTMLElement, { shown: ReactElement; takeOff: Cleanup }>();
let shared: Root | undefined;

function renderReplacing(): void {
  shared ??= createQuietRoot(document.createElement('div'));
  const root = shared;
  flushSync(() => root.render([...replacing.values()].map(({ shown }) => shown)));
}

/** In the place of server nodes, which are given back at the end; a view that is there already gives way. */
function showInPlace(place: HTMLElement, view: ReactNode, guard: Guard): Cleanup {
  replacing.get(place)?.takeOff();
  const server = [...place.childNodes];
  // Preact would make its own nodes of them.
  place.replaceChildren();
  const show = (shown: ReactElement) => {
    replacing.set(place, { shown, takeOff });
    renderReplacing();
  };
  let isGone = false;
  const takeOff = () => {
    if (isGone) return;
    isGone = true;
    // What other scripts have done to its nodes may make React fail here: the boundary is still there, and keeps that from the other views.
    show(guard(null));
    replacing.delete(place);
    renderReplacing();
    place.replaceChildren(...server);
  };
  show(guard(createPortal(view, place)));
  return takeOff;
}

/** Gives each view in the shared root its identity. */
let count = 0;

/**
 * Mounts a view: `beside` in a node of its own after the host (or at the end of the body for an island per page, or where
 * the island puts it), `replace` in the host or a part of it. When the view throws, the server's HTML is given back.
 */
export const mountView: MountView = (island, host, fail) => {
  const props = island.read(host);
  const store = island.createStore?.(props, host);
  const isReplacing = island.mode === 'replace';
  const place = (isReplacing && island.place?.(host)) || host;
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
  const view = <View props={props} store={store} host={place} />;
  takeOff = isReplacing ? showInPlace(place, view, guard) : showBeside(island, place, view, guard);
  return { store, unmount };
};
