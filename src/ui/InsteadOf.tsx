/** Owns how a part of a view stands in the place of one element of the server's, inside others of the server's. */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export interface InsteadOfProps {
  /** The server's element. While the view is there it is out of the page; then it is back where it was. */
  element: HTMLElement;
  /** True where other scripts look for the element: it stays in the page, and is not displayed. Default: false. */
  isKept?: boolean;
  children?: ReactNode;
}

/** A place without a box of its own: what is in it lies as if it stood there alone. */
function createPlace(): HTMLElement {
  const place = document.createElement('span');
  place.style.display = 'contents';
  return place;
}

/** Keeps an element from being displayed; gives how to undo that, to the letter. */
function hide(element: HTMLElement): () => void {
  const { display } = element.style;
  element.style.display = 'none';
  return () => {
    element.style.display = display;
    if (!element.getAttribute('style')) element.removeAttribute('style');
  };
}

/** Shows a part of a view where an element of the server's stands. */
export function InsteadOf({ element, isKept = false, children }: InsteadOfProps) {
  const [place] = useState(createPlace);
  useLayoutEffect(() => {
    element.before(place);
    if (isKept) {
      const show = hide(element);
      return () => {
        place.remove();
        show();
      };
    }
    element.remove();
    return () => place.replaceWith(element);
  }, [element, isKept, place]);
  return createPortal(children, place);
}
