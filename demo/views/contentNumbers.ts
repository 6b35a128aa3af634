/**
 * The content page's numbers: counters, bars, countdowns, comparisons of pictures and tilting boxes, as ElementsKit
 * prints them.
 */
import { html } from 'hono/html';
import { comparisons, countdowns } from './contentMoments';
import type { Html } from './parts';
import type { PageRequest } from './types';

/** The element that a page builder prints around each of its widgets. */
const widget = (content: Html) => html`<div class="ekit-wid-con">${content}</div>`;

const counter = (
  value: string,
  title: string,
  style = 'static',
) => html`<div class="elementskit-funfact text-center"><div class="elementskit-funfact-inner position_top"><div class="funfact-content">
  <div class="number-percentage-wraper"><span class="number-percentage" data-value="${value}" data-animation-duration="3500" data-style="${style}">0</span> +</div>
  <h3 class="funfact-title">${title}</h3>
</div></div></div>`;

/** Two numbers that count. */
export const counters = html`<div class="numbers-row">${widget(counter('12500', 'Games sold'))}${widget(counter('1,250', 'Guides written', 'sliding'))}</div>`;

const bar = (value: number, title: string) => html`<div class="single-skill-bar">
  <div class="skill-bar-content"><span class="skill-title">${title}</span></div>
  <div class="skill-bar"><div class="skill-track"><div class="number-percentage-wraper"><span class="number-percentage" data-value="${value}" data-animation-duration="3500">0</span>%</div></div></div>
</div>`;

const pie = (percent: number, gradient: string) =>
  html`<div class="ekit-single-piechart text-center simple"><div class="colorful-chart piechart" data-pie_color_style="${gradient}" data-gradientcolor1="" data-gradientcolor2="" data-size="150" data-linewidth="12" data-color="#C02434" data-barbg="#E3E5EA" data-percent="${percent}"><span class="ekit-chart-content">${percent}%</span></div></div>`;

const tilting = html`<div class="ekit-wid-con"><a class="numbers-card" href="/shop/" data-tilt data-tilt-max="16" data-tilt-glare="true" data-tilt-maxglare="0.4">All games</a></div>`;

/** `?end=2026-12-24 18:00` sets when the countdowns end. */
export const numbersPart = ({
  url,
}: PageRequest): Html => html`<link rel="stylesheet" href="/assets/content-numbers.css" />
<noscript><link rel="stylesheet" href="/assets/content-numbers-no-script.css" /></noscript>
<section class="numbers" aria-labelledby="numbers-title">
  <h2 id="numbers-title" data-island="text-shuffle">A year in <em>numbers</em></h2>
  ${counters}
  ${widget(html`<div class="waypoint-tigger"><div class="skillbar-group" data-progress-bar="">${bar(75, 'Story')}${bar(90, 'Sound')}</div></div>`)}
  <div class="numbers-row">${widget(pie(65, 'normal'))}${widget(pie(40, 'gradient'))}</div>
  ${countdowns(url.searchParams.get('end') ?? undefined)}
  ${comparisons}
  ${tilting}
</section>`;
