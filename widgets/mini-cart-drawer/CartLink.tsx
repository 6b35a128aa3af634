/** A link out of the cart. It sends the shopper's changes before the browser follows it. */
import type { MouseEvent as ReactMouseEvent, ReactNode } from 'react';
import type { DrawerStore } from './store';

type Click = Pick<ReactMouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;

/** With such a key, the browser opens the link elsewhere, and the drawer stays open. */
const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: Click) => metaKey || ctrlKey || shiftKey || altKey;

interface CartLinkProps {
  href: string;
  store: DrawerStore;
  className?: string;
  /** The link's `data-part`. Default: none. */
  part?: string;
  children: ReactNode;
}

/** A link that waits until the shop has accepted every change. */
export function CartLink({ href, store, className, part, children }: CartLinkProps) {
  const onClick = (event: Click) => {
    if (!hasModifier(event) && store.leave(href)) event.preventDefault();
  };
  return (
    <a href={href} className={className} data-part={part} onClick={onClick}>
      {children}
    </a>
  );
}
