/**
 * The content page's part “page”: buttons to the top, tabs, accordions, shortened texts, small print and backgrounds.
 */
import { html } from 'hono/html';
import { accordion, infoTips, readMores, tabs } from './pageParts';
import { backToTop, themeToTops } from './pageTops';
import type { Html } from './parts';
import type { PageRequest } from './types';

const styles = html`<link rel="stylesheet" href="/assets/content-page.css" />`;

const anchors = html`<nav data-island="smooth-anchors" aria-label="On this page"><a href="#questions">Questions</a> <a href="#poster">Poster</a></nav>`;

const poster = html`<div data-elementor-type="section" data-elementor-id="353" class="elementor elementor-353"><div class="elementor-element e-flex e-con e-parent poster" data-element_type="container" id="poster"></div></div>`;

const section = (title: string, content: Html, id = ''): Html =>
  html`<section class="page-part" id="${id || title.toLowerCase()}"><h2>${title}</h2>${content}</section>`;

/** Everything on `/content/?with=page`. */
export const pagePart = (_request: PageRequest): Html => html`${styles}
${anchors}
${section('Specifications', tabs)}
${section('Questions', accordion)}
${section('Stories', readMores)}
${section('Price', infoTips)}
${section('Scenes', poster)}
${backToTop}
${themeToTops}`;
