/** Names the element that a view stands in: for a view that is a picture of what it says. */
import { useLayoutEffect } from 'react';

/** @param name what screen readers say in the place of what is drawn; undefined leaves the element as it is */
export function useHostName(host: HTMLElement, name: string | undefined): void {
  useLayoutEffect(() => {
    if (!name) return;
    const attributes = { role: 'img', 'aria-label': name };
    for (const [attribute, value] of Object.entries(attributes)) host.setAttribute(attribute, value);
    return () => {
      for (const attribute of Object.keys(attributes)) host.removeAttribute(attribute);
    };
  }, [host, name]);
}
