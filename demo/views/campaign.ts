/**
 * The campaign part of the campaign day's page, in Finale's markup. In the address: `left`, seconds until the end;
 * `ahead`, how many seconds too many the page prints, like a page from a cache; `timers`, the number of further timers;
 * `reload=yes`; `refresh=no`; `areas=header,footer`; `staff` for the toolbar.
 */
import { html, raw } from 'hono/html';
import { productPath } from '../data/productPath';
import { products } from '../data/products';
import { scriptJson } from './globals';
import { type Html, hiddenAttribute, image, priceHtml } from './parts';
import type { Globals, PageRequest } from './types';

const CAMPAIGN = 981;
const DAY = 86_400;
const LEFT = DAY + 2 * 3600 + 3 * 60 + 4;
const SKINS = ['round_fill', 'round_ghost', 'square_fill', 'square_ghost', 'highlight_1', 'default'];
const SKIN_TITLES: Record<string, string> = { highlight_1: 'Highlighted', default: 'Plain' };

const asked = ({ url }: PageRequest, name: string, otherwise: string) => url.searchParams.get(name) ?? otherwise;

/** Finale's global; the address decides whether timers ask again and whether the page reloads at the end. */
export const campaignGlobals = (request: PageRequest): Globals => ({
  wcct_data: {
    xlwcct_version: '2.15.0',
    currency: '£',
    admin_ajax: '/wp-admin/admin-ajax.php',
    home_url: request.url.origin,
    refresh_timings: asked(request, 'refresh', 'yes'),
    reload_page_on_timer_ends: asked(request, 'reload', 'no'),
  },
});

/** The end of a campaign in Unix seconds, and the remaining seconds, as the page prints them. */
interface Times {
  end: number;
  left: number;
}

const timesOf = (request: PageRequest, now = Math.floor(Date.now() / 1000)): Times => {
  const left = Number(asked(request, 'left', `${LEFT}`));
  return { end: now + left, left: left + Number(asked(request, 'ahead', '0')) };
};

interface TimerOptions {
  skin: string;
  type: string;
  campaign?: number;
  text?: string;
}

/**
 * The Lite version spells its flags with an underscore. The Pro version, which has the areas, spells them with a
 * hyphen.
 */
const flags = (type: string) =>
  raw(type.startsWith('sticky') ? 'data-is-days="no" data-is-hrs="yes"' : 'data-is_days="yes" data-is_hrs="yes"');

const timer = ({ end, left }: Times, { skin, type, campaign = CAMPAIGN, text }: TimerOptions): Html =>
  html`<div class="wcct_countdown_timer wcct_cts_id_${campaign} wcct_timer wcct_countdown_${skin}" data-days="days" data-hrs="hrs" data-mins="mins" data-secs="secs" data-campaign-id="${campaign}" data-type="${type}" ${flags(type)}><div class="wcct_timer_wrap" data-date="${end}" data-left="${left}" data-timer-skin="${skin}"></div>${text ? html`<p>${text}</p>` : ''}</div>`;

const bar = (sold: string, text: string, inside: Html | '' = ''): Html =>
  html`<div class="wcct_counter_bar wcct_cbs_id_${CAMPAIGN}" data-type="single" data-campaign-id="${CAMPAIGN}"><p>${text}</p><div class="wcct_progress_aria wcct_bar_stripe"><div class="wcct_progress_bar wcct_bar_orientation_ltr" role="progressbar" aria-valuenow="${sold}" aria-valuemin="0" aria-valuemax="100"></div></div>${inside}</div>`;

const area = (edge: string, times: Times): Html =>
  html`<div class="wcct_${edge}_area wcct_${edge}_area_${CAMPAIGN}" data-id="${CAMPAIGN}" data-delay="0"><div class="wcct_container"><div class="wcct_h3">Winter sale: up to half off</div>${timer(times, { skin: 'default', type: `sticky_${edge}` })}</div><div class="wcct_close" data-ref="${edge}" data-expire="3600">x</div></div>`;

const offer = (times: Times): Html | '' => {
  const [product] = products;
  if (!product) return '';
  return html`<section class="campaign-offer" aria-labelledby="campaign-offer"><div class="campaign-offer__image">${image(product, 240, '', '')}</div><div><h2 id="campaign-offer">${product.name}</h2><p class="price">${priceHtml(product)}</p>
${bar('37.50', '5 of 8 left at this price')}
${timer(times, { skin: 'square_fill', type: 'single', text: 'Prices rise when it ends' })}
<p><a class="button" href="${productPath(product)}">See the offer</a></p></div></section>`;
};

const skins = (times: Times): Html =>
  html`<section aria-labelledby="campaign-skins"><h2 id="campaign-skins">Timers</h2><ul class="campaign-skins">${SKINS.map(
    (skin) =>
      html`<li><h3>${SKIN_TITLES[skin] ?? skin.replace('_', ', ')}</h3>${timer(times, { skin, type: 'grid' })}</li>`,
  )}</ul></section>`;

const last = (times: Times): Html =>
  html`<section aria-labelledby="campaign-last"><h2 id="campaign-last">Nearly gone</h2>${bar('85', '3 of 20 left', timer(times, { skin: 'default', type: 'counter_bar' }))}</section>`;

const many = (times: Times, count: number): Html =>
  html`<section aria-labelledby="campaign-many"><h2 id="campaign-many">${count} more</h2><div class="campaign-many">${Array.from(
    { length: count },
    (_, index) => timer(times, { skin: SKINS[index % SKINS.length] as string, type: 'grid' }),
  )}</div></section>`;

const staff = ({ mode }: PageRequest): Html =>
  html`<div id="wpadminbar" role="navigation" aria-label="Toolbar"><ul id="wp-admin-bar-wcct_admin_page_node-default"></ul></div><div class="wcct_header_passed" ${hiddenAttribute(mode)}><li id="wp-admin-bar-wcct_admin_page_node_0"><span class="ab-item">Running campaigns: ${CAMPAIGN}</span></li></div>`;

/** The styles, and the global where no policy forbids it. */
const frame = (request: PageRequest): Html => html`<link rel="stylesheet" href="/assets/campaign.css" />
${request.mode.csp === 'none' ? html`<script>${raw(`var wcct_data = ${scriptJson(campaignGlobals(request).wcct_data)};`)}</script>` : ''}`;

/** The campaign as a shop shows it: its offer, what is nearly gone, and the area at the screen's top. */
export const shopCampaign = (request: PageRequest): Html => {
  const times = timesOf(request);
  return html`${frame(request)}${offer(times)}${last(times)}${area('header', times)}`;
};

/** Printed at the page's end. */
export const campaignPart = (request: PageRequest): Html | '' => {
  const times = timesOf(request);
  const count = Number(asked(request, 'timers', '0'));
  const areas = asked(request, 'areas', 'header').split(',').filter(Boolean);
  return html`${frame(request)}
${offer(times)}${skins(times)}${last(times)}${count ? many(times, count) : ''}
${areas.map((edge) => area(edge, times))}${request.url.searchParams.has('staff') ? staff(request) : ''}`;
};
