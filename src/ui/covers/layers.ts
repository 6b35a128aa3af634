/**
 * Owns the layers that other scripts add to the body: captchas, calendars, payment sheets, translators. They stay
 * usable while a panel of ours is open: layers over the panel are not made inert, and later layers are lifted over it.
 */
import { isSeen } from '../../dom/seen';

const isOutOfFlow = ({ position }: CSSStyleDeclaration) => position === 'fixed' || position === 'absolute';
const isVisible = (element: Element) => isSeen(element, { visibilityProperty: true });

/** Browsers without popovers do not understand the selector. */
function isInTopLayer(element: Element): boolean {
  try {
    return element.matches(':popover-open,:modal');
  } catch {
    return false;
  }
}

/** An element's layer: that of the outermost positioned element around it; 0 when there is none. */
export function layerOf(element: Element): number {
  let layer = 0;
  for (let node: Element | null = element; node && node !== document.body; node = node.parentElement) {
    const { position, zIndex } = getComputedStyle(node);
    if (position !== 'static') layer = Number(zIndex) || layer;
  }
  return layer;
}

const hasText = (element: Element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim());

/**
 * True for a child of the body that does not belong to the page behind a panel: it lies over the panel, is not shown
 * yet, or is an empty wrapper of such elements, into which frameworks put their dialogs.
 */
export function liesOver(element: Element, layer: number): boolean {
  if (!isSeen(element) || isInTopLayer(element)) return true;
  const style = getComputedStyle(element);
  if (isOutOfFlow(style)) return !isVisible(element) || Number(style.zIndex) > layer;
  const isWrapper =
    !(element as HTMLElement).offsetHeight && element.matches('div,span,section,aside') && !hasText(element);
  return isWrapper && [...element.children].every((child) => liesOver(child, layer));
}

/** True for an element in a layer over a panel. A press there is not a press outside the panel. */
export function isInLayerOver(target: Element, panel: Element): boolean {
  let node = target;
  while (node.parentElement && node.parentElement !== document.body) node = node.parentElement;
  return node.parentElement === document.body && !node.contains(panel) && liesOver(node, layerOf(panel));
}

/**
 * Lifts layers that would lie under a panel, when they are added to the body or shown while the panel is open.
 * @param hidden the layers that exist already and are not shown
 * @returns a function that stops this and gives the layers back their own `z-index`
 */
export function liftLayers(panel: Element, hidden: Iterable<Element>): () => void {
  const layer = layerOf(panel);
  const lifted = new Map<HTMLElement, string>();
  const lift = (node: Node) => {
    if (
      !(node instanceof HTMLElement) ||
      node.parentElement !== document.body ||
      lifted.has(node) ||
      node.contains(panel)
    )
      return;
    const style = getComputedStyle(node);
    if (!isOutOfFlow(style) || !isVisible(node) || Number(style.zIndex) > layer) return;
    lifted.set(node, node.style.zIndex);
    node.style.zIndex = `${layer + 1}`;
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      lift(target);
      for (const node of addedNodes) {
        lift(node);
        watch(node);
      }
    }
  });
  const watch = (node: Node) =>
    observer.observe(node, { attributes: true, attributeFilter: ['class', 'style', 'hidden'] });
  observer.observe(document.body, { childList: true });
  for (const element of hidden) watch(element);
  return () => {
    observer.disconnect();
    for (const [element, zIndex] of lifted) element.style.zIndex = zIndex;
  };
}
