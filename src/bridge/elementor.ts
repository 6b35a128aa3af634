/** Owns what Elementor and Elementor Pro say of a page, and what is said to them. */
import { pageGlobal } from './globals';
import { trigger } from './jquery';

interface ElementorFrontend {
  elementsHandler?: { runReadyTrigger?(element: Element): void };
}

/**
 * True while Elementor Pro's own front end is at work, which filters and pages loops itself. Its settings
 * (`ElementorProFrontendConfig`) are printed without it too. Asked at each action: optimisers delay scripts.
 */
export const isElementorProActive = (): boolean => !!(window as { elementorProFrontend?: unknown }).elementorProFrontend;

/** REST root that Elementor Pro names, with a slash at its end; "" where it names none. */
export const elementorRestRoot = (): string => (pageGlobal('ElementorProFrontendConfig').urls as { rest?: string } | undefined)?.rest ?? '';

/** Id of the post that the page shows; "" where it is not said. */
export const elementorPostId = (): string => String((pageGlobal('elementorFrontendConfig').post as { id?: number | string } | undefined)?.id ?? '');

/** True in the editor's preview. */
export const isElementorEditing = (): boolean => !!(pageGlobal('elementorFrontendConfig').environmentMode as { edit?: boolean } | undefined)?.edit;

/** Tells Elementor, where its own front end is there, that new elements have come: its widgets in them start. */
export function tellElementor(elements: Iterable<Element>): void {
  const handler = (window as { elementorFrontend?: ElementorFrontend }).elementorFrontend?.elementsHandler;
  for (const element of elements) {
    for (const one of [element, ...element.querySelectorAll('[data-element_type]')]) handler?.runReadyTrigger?.(one);
  }
  document.dispatchEvent(new Event('elementor/lazyload/observe'));
}

/** Tells scripts that listen by jQuery that a further page's items stand in a loop. */
export const tellInserted = (): void => trigger('elementor-pro/loop-builder/after-insert-posts', [], window);
