/** Owns Google's maps script: loaded once per page, or the page's own; and what it says of a key that it refuses. */

import { clock } from '../../src/bridge/page/clock';
import { addScript } from '../../src/bridge/page/service';
import { ownGlobal } from '../../src/dom/ownGlobal';
import type { GoogleMaps } from './googleTypes';

/** Milliseconds until the script counts as missing. */
const LIMIT = 15_000;

/** The script calls it when it is ready. */
const READY = 'shopIslandsMapsReady';
/** The page's own tag, also one that waits for consent. */
const TAG = 'script:is([src*="maps.googleapis.com/maps/api/js"],[data-src*="maps.googleapis.com/maps/api/js"])';
const LIBRARIES = ['maps', 'marker', 'geocoding', 'routes', 'streetView'];

const googleMaps = () => ownGlobal<{ maps?: Partial<GoogleMaps> }>('google')?.maps;

const KEY_REFUSED = 'The maps service refuses the key.';

let arriving: Promise<GoogleMaps> | undefined;
let isRefused = false;
const watchers = new Set<(cause: unknown) => void>();

/** The script tells by a global function, once; a theme may have set one. */
function hearRefusal(): void {
  const theirs = ownGlobal<() => void>('gm_authFailure');
  const hear = () => {
    theirs?.();
    isRefused = true;
    for (const tell of [...watchers]) tell(new Error(KEY_REFUSED));
  };
  Object.assign(window, { gm_authFailure: hear });
}

/** Calls back when the key turns out to be refused. Returns how to stop. */
export function onRefused(run: (cause: unknown) => void): () => void {
  watchers.add(run);
  return () => void watchers.delete(run);
}

const isHere = () => !!googleMaps()?.Map || !!googleMaps()?.importLibrary;

const settled = (tag: Element) =>
  new Promise<void>((resolve, reject) => {
    tag.addEventListener('load', () => resolve());
    tag.addEventListener('error', () => reject(new Error('The page’s own maps script could not be loaded.')));
  });

function added(address: string, key: string): Promise<void> {
  if (!key) return Promise.reject(new Error('No key: data-api_key is empty.'));
  const url = new URL(address);
  for (const [name, value] of Object.entries({ key, loading: 'async', callback: READY })) url.searchParams.set(name, value);
  return new Promise((resolve, reject) => {
    Object.assign(window, { [READY]: resolve });
    addScript(url.href, {}).catch(reject);
  });
}

const tooLate = () => new Promise<void>((_, reject) => void clock.after(LIMIT, () => reject(new Error('The maps script did not come in time.'))));

async function bring(address: string, key: string): Promise<GoogleMaps> {
  hearRefusal();
  if (!isHere()) {
    const tag = document.querySelector(TAG);
    await Promise.race([tag ? settled(tag) : added(address, key), tooLate()]);
  }
  const maps = googleMaps();
  if (!maps?.Map) await Promise.all(LIBRARIES.map((name) => maps?.importLibrary?.(name)));
  if (!maps?.Map) throw new Error('The maps script brought no maps.');
  return maps as GoogleMaps;
}

/**
 * The script's classes. The first map's address and key are the page's; a page that has the script needs neither.
 * Rejects without a key, when the script cannot be had in time, and once its key is refused.
 */
export async function loadGoogleMaps(address: string, key: string): Promise<GoogleMaps> {
  // Another map may have a key where this one has none.
  if (!key && !arriving && !isHere() && !document.querySelector(TAG)) throw new Error('No key: data-api_key is empty.');
  const maps = await (arriving ??= bring(address, key));
  if (isRefused) throw new Error(KEY_REFUSED);
  return maps;
}
