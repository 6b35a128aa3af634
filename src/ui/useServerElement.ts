/** Owns what a view does to an element that the server made: it stays where it is, and is given back as it was. */
import { useLayoutEffect, useRef } from 'react';
import { type Attributes, lendAttributes } from './lendAttributes';

/** Attributes of a server's element, as long as they are asked for and the view is mounted. Null is an element that is not there. */
export function useServerAttributes(element: Element | null, attributes: Attributes): void {
  const asked = useRef(attributes);
  asked.current = attributes;
  const key = Object.entries(attributes).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells when the attributes are others
  useLayoutEffect(() => (element ? lendAttributes(element, asked.current) : undefined), [element, key]);
}

/** Hears the keys of a server's field; those with a modifier or of an input method are the browser's. @param press true for a key that is taken */
export function useServerKeys(field: HTMLElement, press: (key: string) => boolean): void {
  const asked = useRef(press);
  asked.current = press;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (asked.current(event.key)) event.preventDefault();
    };
    field.addEventListener('keydown', onKey);
    return () => field.removeEventListener('keydown', onKey);
  }, [field]);
}
