/** Owns how a view and the server's nodes stand in each other; listeners on them live on. */
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

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

/** A part of a view in an element of the server's, which its plugin's style sheet lays out. */
export const InServer = ({ place, children }: { place: Element; children: ReactNode }) => createPortal(children, place);
