/**
 * Stands in for React in the lean build: what views and their mounting use of it, made of Preact. Views keep to what both
 * take alike (tests/boundaries.test.ts), so that nothing here has to translate between the two.
 */
import { type ComponentChild, type ComponentType, createElement, type Key, render, type VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export { Component } from 'preact';
export { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** An element as the compiler writes it: children are among the properties, its key is not. */
export const jsx = <Props extends object>(type: string | ComponentType<Props>, props: Props, key?: Key): VNode =>
  createElement(type as ComponentType<object>, { ...props, key });
export { jsx as jsxs };

/** Preact renders at once by itself. */
export const flushSync = (run: () => void): void => run();

/** A view in the place of what the container holds. */
export function createRoot(container: Element) {
  container.replaceChildren();
  return { render: (view: ComponentChild) => render(view, container), unmount: () => render(null, container) };
}

/** A value that is kept elsewhere; its changes render the component anew. */
export function useSyncExternalStore<Value>(subscribe: (onChange: () => void) => () => void, getSnapshot: () => Value): Value {
  const [, setValue] = useState(getSnapshot);
  useLayoutEffect(() => {
    const update = () => setValue(getSnapshot);
    // Another component's effect may have changed it since.
    update();
    return subscribe(update);
  }, [subscribe, getSnapshot]);
  return getSnapshot();
}
