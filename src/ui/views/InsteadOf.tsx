/** Owns showing a part of a view in place of one server's element that is inside other server's elements. */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { undisplay } from '../undisplay';

export interface InsteadOfProps {
  /** The server's element. It is out of the page while the view is mounted, and then returns to its place. */
  element: HTMLElement;
  /** True when other scripts look for the element: then it stays in the page, but is not displayed. Default: false. */
  isKept?: boolean;
  children?: ReactNode;
}

/** Creates a place without a box of its own, so that its content is laid out as if the place were not there. */
function createPlace(): HTMLElement {
  const place = document.createElement('span');
  place.style.display = 'contents';
  return place;
}

/** Shows a part of a view where a server's element stands. */
export function InsteadOf({ element, isKept = false, children }: InsteadOfProps) {
  const [place] = useState(createPlace);
  useLayoutEffect(() => {
    element.before(place);
    if (isKept) {
      const show = undisplay(element);
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
