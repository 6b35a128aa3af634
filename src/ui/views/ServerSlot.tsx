/** Owns putting the server's nodes into a view and a view into the server's nodes; the nodes keep their listeners. */
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

/** A ref for the element that the nodes are put into. */
export function useServerNodes<Place extends Element>(nodes: readonly Node[]): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return place;
}

/** Shows the server's nodes in a view that replaces their host. The element around them has no box. */
export function ServerSlot({ nodes }: { nodes: readonly Node[] }) {
  const place = useServerNodes<HTMLSpanElement>(nodes);
  return <span ref={place} style={{ display: 'contents' }} />;
}

/** A part of a view in a server's element, which its plugin's style sheet lays out. */
export const InServer = ({ place, children }: { place: Element; children: ReactNode }) => createPortal(children, place);
