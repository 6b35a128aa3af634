/**
 * The content page's maps, one of each type, in ElementsKit's markup. `?maps=fails` names a script that is not there,
 * `?maps=refused` a key that is refused, `?maps=keyless` prints no keys; `?banner=own` asks for consent; `?map=routes`
 * prints that one alone.
 */
import { html, raw } from 'hono/html';
import { scriptJson } from './globals';
import { maps } from './mapSettings';
import type { Html } from './parts';
import type { PageRequest } from './types';

const KEYS: Record<string, string> = { keyless: '', refused: 'refused' };

const json = (attribute: string, value: unknown): Html =>
  html`<script type="application/json" ${raw(attribute)}>${raw(scriptJson(value))}</script>`;

/** Leaves out empty attributes, except the id and the key. */
const attributesOf = (settings: Record<string, string>) =>
  Object.entries(settings).flatMap(([name, value]) => (value ? [html` ${raw(name)}="${value}"`] : []));

/**
 * Everything on `/content/?with=map`; in the address, `map` shows one map alone and `maps=fails` lets the map service
 * fail.
 */
export function mapPart({ url: { searchParams } }: PageRequest): Html {
  const wanted = searchParams.get('maps') ?? '';
  const alone = searchParams.get('map');
  const shown = maps.filter(({ id, isAlone }) => (alone ? id === alone : !isAlone));
  return html`<link rel="stylesheet" href="/assets/map.css" />
<script src="/assets/map-library.js"></script>
${json('data-map-service', { script: wanted === 'fails' ? '/assets/not-there.js' : '/assets/maps.js', static: wanted === 'fails' ? '/assets/not-there.svg' : '/assets/map-picture.svg', tiles: '/assets/{z}-{x}-{y}.png' })}
<section aria-labelledby="maps"><h2 id="maps">Maps</h2>
${shown.map(
  ({ id, heading, settings, served }) => html`<h3>${heading}</h3>
<div class="elementor-widget elementor-widget-elementskit-google-map"><div class="elementor-widget-container"><div class="ekit-wid-con"><div class="ekit-google-map" id="ekit-google-map-${id}" data-id="${id}" data-api_key="${KEYS[wanted] ?? 'demo-key'}"${attributesOf(settings)}>${served ?? ''}</div></div></div></div>`,
)}
</section>
${searchParams.get('banner') === 'own' ? json('data-island="consent"', {}) : ''}`;
}
