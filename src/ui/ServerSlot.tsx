/** Shows nodes that the server made inside a view; listeners on them live on. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref for the element that the nodes are put into. */
export function useServerNodes<Place extends Element>(nodes: readonly Node[]): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return place;
}

/** Nodes in a view that replaces their host; without a box of its own. */
export function ServerSlot({ nodes }: { nodes: readonly Node[] }) {
  return <span ref={useServerNodes<HTMLSpanElement>(nodes)} style={{ display: 'contents' }} />;
}
