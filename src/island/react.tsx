/**
 * Owns mounting of islands that have a React view. The only file that imports react-dom/client; enhance islands
 * never come near it.
 */
import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { EagerViewIsland, MountView } from './types';

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

/**
 * Mounts a view: `beside` in a node of its own after the host (or at the end of the body, for an island per page),
 * `replace` in the host. When the view throws, the server's HTML is given back.
 */
export const mountView: MountView = (island, host, fail) => {
  const isReplacing = island.mode === 'replace';
  const server = [...host.childNodes];
  // Preact would make its own nodes of them.
  if (isReplacing) host.replaceChildren();
  const container = isReplacing ? host : document.createElement('div');
  if (!isReplacing) {
    container.className = 'shop-islands';
    container.dataset.islandView = island.name;
    if (island.per === 'page') host.append(container);
    else host.after(container);
  }
  const props = island.read(host);
  const store = island.createStore?.(props, host);
  const root = createRoot(container, { onCaughtError() {} });
  const unmount = () => {
    root.unmount();
    if (isReplacing) container.replaceChildren(...server);
    else container.remove();
    island.destroyStore?.(store);
  };
  const onError = (cause: unknown) => {
    fail(cause);
    // A root cannot be unmounted while it renders.
    queueMicrotask(unmount);
  };
  const { View } = island as EagerViewIsland<unknown, unknown>;
  flushSync(() =>
    root.render(
      <Boundary onError={onError}>
        <View props={props} store={store} host={host} />
      </Boundary>,
    ),
  );
  return { store, unmount };
};
