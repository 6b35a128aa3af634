/** Owns the width of mega panels, and the position of panels that are as wide as the page. */
import { MEGA_ITEM } from '../contract';
import { isFullWidth, readPanel, readWidth } from '../read';

function placeFullWidth(panel: HTMLElement): void {
  const { clientWidth } = document.documentElement;
  panel.style.left = '';
  panel.style.width = `${clientWidth}px`;
  panel.style.maxWidth = `${clientWidth}px`;
  const { left } = panel.getBoundingClientRect();
  if (left) panel.style.left = `${(Number.parseFloat(getComputedStyle(panel).left) || 0) - left}px`;
}

/** Sets the panels' widths and positions. On small screens the style sheet sets them. */
export function placePanels(host: Element, isSmall: boolean): void {
  for (const item of host.querySelectorAll(MEGA_ITEM)) {
    const panel = readPanel(item);
    if (!panel) continue;
    if (!isSmall && isFullWidth(item)) placeFullWidth(panel);
    else for (const property of ['left', 'max-width']) panel.style.removeProperty(property);
    if (!isFullWidth(item) || isSmall) panel.style.width = isSmall ? '' : readWidth(item);
  }
}
