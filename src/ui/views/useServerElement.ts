/** Owns what a view does to a server's element: the element stays where it is, and the view gives it back as it was. */
import { useLayoutEffect } from 'react';
import { isBrowsers } from '../../dom/keys';
import { type Attributes, lendAttributes } from './lendAttributes';
import { useLatest } from './useLatest';

/**
 * Sets attributes of a server's element while the view is mounted and asks for them. `null` is an element that does not
 * exist.
 */
export function useServerAttributes(element: Element | null, attributes: Attributes): void {
  const key = Object.entries(attributes).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the attributes change
  useLayoutEffect(() => (element ? lendAttributes(element, attributes) : undefined), [element, key]);
}

/**
 * Listens to the keys of a server's field. Keys with a modifier, and those of an input method, are the browser's.
 * @param press returns true for a key that it handles
 */
export function useServerKeys(field: HTMLElement, press: (key: string) => boolean): void {
  const latest = useLatest(press);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isBrowsers(event) && latest.current(event.key)) event.preventDefault();
    };
    field.addEventListener('keydown', onKey);
    return () => field.removeEventListener('keydown', onKey);
  }, [field, latest]);
}
