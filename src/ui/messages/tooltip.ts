/**
 * Owns the page's one tooltip: its element and its place. The browser's own tooltip (`title`) stays away meanwhile. It
 * is not for screen readers, because the labelled control has a name. Fetched with the first tooltip.
 */
import { computePosition, flip, type Placement, shift } from '@floating-ui/core';
import { adoptStyles } from '../../bridge/page/styles';
import { make } from '../make';
import { rectOf, screenPlatform, viewport } from '../screenPlatform';
import tokens from '../tokens.css?inline';
import { messageRoot } from './messageRoot';
import css from './tooltip.css?inline';

/** The least distance to the screen's edge in pixels, beside the tooltip's own margin. */
const EDGE = 2;

let element: HTMLElement | undefined;
let stop = () => {};

const create = () => {
  adoptStyles(tokens, css);
  const made = make('div', { className: 'shop-islands shop-islands-tooltip', popover: 'manual' }, make('span'));
  made.setAttribute('aria-hidden', 'true');
  return made;
};

/** True for the tooltip and for everything inside it. */
export const isTooltip = (target: EventTarget | null): boolean => !!element?.contains(target as Node);

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The first side on which the tooltip covers none of the others; `top` if there is no such side. */
export function freeSide(
  button: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  others: readonly Box[],
  isRightToLeft: boolean,
): Placement {
  const x = button.x + (button.width - width) / 2;
  const y = button.y + (button.height - height) / 2;
  const sides: [side: Placement, x: number, y: number][] = [
    ['top', x, button.y - height],
    ['bottom', x, button.y + button.height],
    ['left', button.x - width, y],
    ['right', button.x + button.width, y],
  ];
  if (isRightToLeft) sides.push(...sides.splice(2, 1));
  return (
    sides.find(([, left, top]) => !others.some((other) => overlap({ x: left, y: top, width, height }, other)))?.[0] ??
    'top'
  );
}

async function place(tooltip: HTMLElement, button: HTMLElement, placement: Placement): Promise<void> {
  if (!button.isConnected) return hideTooltip();
  const middleware = [flip(), shift({ padding: EDGE })];
  const { x, y } = await computePosition(button, tooltip, {
    placement,
    strategy: 'fixed',
    platform: screenPlatform,
    middleware,
  });
  const isSeen = overlap(rectOf(button), viewport());
  Object.assign(tooltip.style, { left: `${x}px`, top: `${y}px`, visibility: isSeen ? 'visible' : 'hidden' });
}

/** Removes the browser's tooltip, unless it is the control's only name. Returns how to restore it. */
function takeTitle(button: HTMLElement): () => void {
  const { title } = button;
  if (!title || !(button.matches('[aria-label],[aria-labelledby]') || button.textContent?.trim())) return () => {};
  button.removeAttribute('title');
  return () => {
    button.title ||= title;
  };
}

/** Runs a function at once, and whenever the button may have moved or gone. Returns how to stop. */
function follow(button: HTMLElement, run: () => void): () => void {
  const observer = new ResizeObserver(run);
  observer.observe(button);
  const listening = new AbortController();
  for (const type of ['scroll', 'resize'])
    addEventListener(type, run, { capture: true, passive: true, signal: listening.signal });
  run();
  return () => {
    observer.disconnect();
    listening.abort();
  };
}

/** Shows the tooltip at a button, above an open dialog. @param others what it must not cover */
export function showTooltip(button: HTMLElement, text: string, others: readonly Element[] = []): void {
  hideTooltip();
  element ??= create();
  const tooltip = element;
  const { direction } = getComputedStyle(button);
  (tooltip.firstElementChild as HTMLElement).textContent = text;
  tooltip.dir = direction;
  // If a dialog is open, the tooltip must be inside it, or the pointer could not reach the tooltip. Browsers without
  // popovers show it at the end of the page.
  messageRoot().append(tooltip);
  tooltip.showPopover?.();
  const placement = freeSide(rectOf(button), rectOf(tooltip), others.map(rectOf), direction === 'rtl');
  const giveTitleBack = takeTitle(button);
  const stopFollowing = follow(button, () => place(tooltip, button, placement));
  stop = () => {
    stop = () => {};
    stopFollowing();
    giveTitleBack();
    tooltip.remove();
  };
}

/** Removes the shown tooltip and gives the element its title back. Does nothing when none is shown. */
export const hideTooltip = (): void => stop();
