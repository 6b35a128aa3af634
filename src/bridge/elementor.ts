/** Owns what Elementor and Elementor Pro say of a page, and what is said to them. */
import { ownGlobal } from '../dom/ownGlobal';
import { trigger } from './jquery/events';
import { pageGlobal } from './page/globals';

interface ElementorFrontend {
  elementsHandler?: { runReadyTrigger?(element: Element): void };
}

/**
 * True while Elementor Pro's own front end is at work, which filters and pages loops itself. Its settings
 * (`ElementorProFrontendConfig`) are printed without it too. Asked at each action: optimisers delay scripts.
 */
export const isElementorProActive = (): boolean => !!ownGlobal('elementorProFrontend');

/** REST root that Elementor Pro names, with a slash at its end; "" where it names none. */
export const elementorRestRoot = (): string => (pageGlobal('ElementorProFrontendConfig').urls as { rest?: string } | undefined)?.rest ?? '';

/** Id of the post that the page shows; "" where it is not said. */
export const elementorPostId = (): string => String((pageGlobal('elementorFrontendConfig').post as { id?: number | string } | undefined)?.id ?? '');

const frontendConfig = () => pageGlobal('elementorFrontendConfig');

const isOn = (mode: 'edit' | 'wpPreview'): boolean => !!(Object(frontendConfig().environmentMode) as Record<string, unknown>)[mode];

/** True in the editor's preview. */
export const isElementorEditing = (): boolean => isOn('edit');

/** Tells Elementor, where its own front end is there, that new elements have come: its widgets in them start. */
export function tellElementor(elements: Iterable<Element>): void {
  const handler = ownGlobal<ElementorFrontend>('elementorFrontend')?.elementsHandler;
  for (const element of elements) {
    for (const one of [element, ...element.querySelectorAll('[data-element_type]')]) handler?.runReadyTrigger?.(one);
  }
  document.dispatchEvent(new Event('elementor/lazyload/observe'));
}

/** Tells scripts that listen by jQuery that a further page's items stand in a loop. */
export const tellInserted = (): void => trigger('elementor-pro/loop-builder/after-insert-posts', [], window);

/** True where the page is a preview, or in the editor: it is no visit. */
export const isElementorPreview = (): boolean => isOn('edit') || isOn('wpPreview');

/** Roles of who is logged in; undefined for guests. */
export function elementorRoles(): string[] | undefined {
  const { user } = frontendConfig();
  if (!user) return undefined;
  const { roles } = user as { roles?: unknown };
  return Array.isArray(roles) ? roles.map(String) : [];
}

/** True where the site has popups, on whatever page; taken for granted where nothing says so. */
export const siteHasPopups = (): boolean => {
  const { hasPopUps } = Object(pageGlobal('ElementorProFrontendConfig').popup) as { hasPopUps?: unknown };
  return hasPopUps === undefined || !!hasPopUps;
};

/** Pixels up to which a device is one, where the style sheet does not say. */
const WIDTHS = [
  [767, 'mobile'],
  [1024, 'tablet'],
] as const;

/** The device mode that Elementor's style sheet tells; by the width where it is missing. */
export function elementorDevice(): string {
  const mark = document.getElementById('elementor-device-mode');
  const told = mark ? getComputedStyle(mark, '::after').content.replace(/["']/g, '') : '';
  if (/^[a-z_]+$/.test(told) && told !== 'none' && told !== 'normal') return told;
  return WIDTHS.find(([width]) => innerWidth <= width)?.[1] ?? 'desktop';
}

/** Tells scripts that a popup was shown or hidden, as Elementor Pro does. @param instance what they can ask and do */
export function tellPopup(what: 'show' | 'hide', id: string, instance: unknown): void {
  const name = `elementor/popup/${what}`;
  // Its own are numbers.
  const given = /^\d+$/.test(id) ? Number(id) : id;
  trigger(name, [given, instance], document);
  dispatchEvent(new CustomEvent(name, { detail: { id: given, instance } }));
}
