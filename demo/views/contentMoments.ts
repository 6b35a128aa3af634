/** The content page's countdowns and before/after images, as ElementsKit prints them. */
import { html } from 'hono/html';
import { coverUrl } from '../data/cover';
import type { Html } from './parts';

const DAY = 86_400_000;

const two = (count: number) => `${count}`.padStart(2, '0');

/** A time on the shopper's clock, in the form in which editors write it. */
const inThreeDays = (now = Date.now()) => {
  const date = new Date(now + 3 * DAY);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} 18:00`;
};

const countdown = (className: string, end: string) =>
  html`<div class="ekit-wid-con"><div data-date-ekit-week="Weeks" data-date-ekit-day="Days" data-date-ekit-hour="Hours" data-date-ekit-minute="Minutes" data-date-ekit-second="Seconds" data-ekit-countdown="${end}" data-finish-title="The sale is over" data-finish-content="See you next winter." class="${className} text-center"></div></div>`;

/** The same countdown as plain and as flipping numbers; `end` is ElementsKit's date text. */
export const countdowns = (end = inThreeDays()): Html =>
  html`<h3>The winter sale ends in</h3>${countdown('elementskit-countdown-timer ekit-countdown', end)}${countdown('elementskit-flip-clock', end)}`;

const comparison = (className: string, settings: Record<'hover' | 'press', string>) =>
  html`<div class="ekit-wid-con"><div class="elementskit-image-comparison ${className}" data-offset="0.5" data-overlay="" data-label_after="Remake" data-label_before="Original" data-move_slider_on_hover="${settings.hover}" data-click_to_move="${settings.press}"><img src="${coverUrl('ashfall-kingdoms', { view: '2' })}" width="600" height="750" alt="The castle in the original" /><img src="${coverUrl('ashfall-kingdoms', { view: '3' })}" width="600" height="750" alt="The castle in the remake" /></div></div>`;

/** Two pictures side by side, of which one is pulled over the other. */
export const besideComparison = comparison('image-comparison-container', { hover: '', press: '1' });

export const comparisons: Html = html`<h3>Then and now</h3><div class="numbers-row">${besideComparison}${comparison('image-comparison-container-vertical', { hover: '', press: '' })}</div>`;
