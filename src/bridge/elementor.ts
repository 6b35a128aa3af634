/** Owns reading what Elementor and Elementor Pro say about a page, and telling them about changes. */
import { ownGlobal } from '../dom/ownGlobal';
import { trigger } from './jquery/events';
import { pageGlobal } from './page/globals';

interface ElementorFrontend {
  elementsHandler?: { runReadyTrigger?(element: Element): void };
}

/**
 * True while Elementor Pro's own front end is at work, which filters and pages loops itself. The settings
 * (`ElementorProFrontendConfig`) prove nothing: pages print them without the front end too. Ask at each action, because
 * optimisers delay scripts.
 */
export const isElementorProActive = (): boolean => !!ownGlobal('elementorProFrontend');

/** REST root that Elementor Pro names, with a slash at its end; "" when it names none. */
export const elementorRestRoot = (): string =>
  (pageGlobal('ElementorProFrontendConfig').urls as { rest?: string } | undefined)?.rest ?? '';

/** Id of the post that the page shows; "" when the page does not name it. */
export const elementorPostId = (): string =>
  String((pageGlobal('elementorFrontendConfig').post as { id?: number | string } | undefined)?.id ?? '');

const frontendConfig = () => pageGlobal('elementorFrontendConfig');

const isOn = (mode: 'edit' | 'wpPreview'): boolean =>
  !!(Object(frontendConfig().environmentMode) as Record<string, unknown>)[mode];

/** True in the preview inside Elementor's editor. */
export const isElementorEditing = (): boolean => isOn('edit');

/** Tells Elementor's own front end, if the page has it, about new elements, so that it starts the widgets in them. */
export function tellElementor(elements: Iterable<Element>): void {
  const handler = ownGlobal<ElementorFrontend>('elementorFrontend')?.elementsHandler;
  for (const element of elements) {
    for (const one of [element, ...element.querySelectorAll('[data-element_type]')]) handler?.runReadyTrigger?.(one);
  }
  document.dispatchEvent(new Event('elementor/lazyload/observe'));
}

/** Tells scripts that listen through jQuery that a loop has the items of a further page. */
export const tellInserted = (): void => trigger('elementor-pro/loop-builder/after-insert-posts', [], window);

/** True when the page is a preview or is open in the editor, so that nobody counts it as a visit. */
export const isElementorPreview = (): boolean => isOn('edit') || isOn('wpPreview');

/** Roles of the logged-in user; undefined for guests. */
export function elementorRoles(): string[] | undefined {
  const { user } = frontendConfig();
  if (!user) return undefined;
  const { roles } = user as { roles?: unknown };
  return Array.isArray(roles) ? roles.map(String) : [];
}

/** True when the site has popups on any page. Also true when the page says nothing about it. */
export const siteHasPopups = (): boolean => {
  const { hasPopUps } = Object(pageGlobal('ElementorProFrontendConfig').popup) as { hasPopUps?: unknown };
  return hasPopUps === undefined || !!hasPopUps;
};

/** The greatest width of each device, in pixels, for pages whose style sheet names none. */
const WIDTHS = [
  [767, 'mobile'],
  [1024, 'tablet'],
] as const;

/** The device mode that Elementor's style sheet names; without one, the mode that fits the window's width. */
export function elementorDevice(): string {
  const mark = document.getElementById('elementor-device-mode');
  const told = mark ? getComputedStyle(mark, '::after').content.replace(/["']/g, '') : '';
  if (/^[a-z_]+$/.test(told) && told !== 'none' && told !== 'normal') return told;
  return WIDTHS.find(([width]) => innerWidth <= width)?.[1] ?? 'desktop';
}

/**
 * Tells scripts that a popup was shown or hidden, as Elementor Pro does.
 * @param instance the object that they get for the popup
 */
export function tellPopup(what: 'show' | 'hide', id: string, instance: unknown): void {
  const name = `elementor/popup/${what}`;
  // Elementor's own popups have numbers as ids.
  const given = /^\d+$/.test(id) ? Number(id) : id;
  trigger(name, [given, instance], document);
  dispatchEvent(new CustomEvent(name, { detail: { id: given, instance } }));
}
