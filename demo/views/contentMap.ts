/**
 * The content page's maps, one of each type, in ElementsKit's markup. `?maps=fails` names a script that is not there,
 * `?maps=refused` a key that is refused, `?maps=keyless` prints no keys; `?banner=own` asks for consent; `?map=routes`
 * prints that one alone.
 */
import { html, raw } from 'hono/html';
import { scriptJson } from './globals';
import { type DemoMap, maps } from './mapSettings';
import type { Html } from './parts';
import type { PageRequest } from './types';

const KEYS: Record<string, string> = { keyless: '', refused: 'refused' };

const json = (attribute: string, value: unknown): Html =>
  html`<script type="application/json" ${raw(attribute)}>${raw(scriptJson(value))}</script>`;

/** Leaves out empty attributes, except the id and the key. */
const attributesOf = (settings: Record<string, string>) =>
  Object.entries(settings).flatMap(([name, value]) => (value ? [html` ${raw(name)}="${value}"`] : []));

const mapHtml = ({ id, settings, served }: DemoMap, key = 'demo-key'): Html =>
  html`<div class="elementor-widget elementor-widget-elementskit-google-map"><div class="elementor-widget-container"><div class="ekit-wid-con"><div class="ekit-google-map" id="ekit-google-map-${id}" data-id="${id}" data-api_key="${key}"${attributesOf(settings)}>${served ?? ''}</div></div></div></div>`;

/** The map service's settings, and the styles of maps. */
const service = (isThere = true): Html => html`<link rel="stylesheet" href="/assets/map.css" />
<script src="/assets/map-library.js"></script>
${json('data-map-service', { script: isThere ? '/assets/maps.js' : '/assets/not-there.js', static: isThere ? '/assets/map-picture.svg' : '/assets/not-there.svg', tiles: '/assets/{z}-{x}-{y}.png' })}`;

/** The map of the shop's own place. */
export const shopMap = (): Html => html`${service()}${maps.slice(0, 1).map((one) => mapHtml(one))}`;

/**
 * Everything on `/content/?with=map`; in the address, `map` shows one map alone and `maps=fails` lets the map service
 * fail.
 */
export function mapPart({ url: { searchParams } }: PageRequest): Html {
  const wanted = searchParams.get('maps') ?? '';
  const alone = searchParams.get('map');
  const shown = maps.filter(({ id, isAlone }) => (alone ? id === alone : !isAlone));
  return html`${service(wanted !== 'fails')}
<section aria-labelledby="maps"><h2 id="maps">Maps</h2>
${shown.map(
  (one) => html`<h3>${one.heading}</h3>
${mapHtml(one, KEYS[wanted])}`,
)}
</section>
${searchParams.get('banner') === 'own' ? json('data-island="consent"', {}) : ''}`;
}
