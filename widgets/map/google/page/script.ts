/** Owns Google's maps script: it loads the script once per page or uses the page's own, and announces a refused key. */

import { clock } from '../../../../src/bridge/page/clock';
import { addScript } from '../../../../src/bridge/page/service';
import { ownGlobal } from '../../../../src/dom/ownGlobal';
import type { GoogleMaps } from '../contract';

/** How long to wait for the script, in milliseconds. */
const LIMIT = 15_000;

/** The global function that the script calls when it is ready. */
const READY = 'shopIslandsMapsReady';
/** The page's own tag of the script, also while it waits for consent. */
const TAG = 'script:is([src*="maps.googleapis.com/maps/api/js"],[data-src*="maps.googleapis.com/maps/api/js"])';
const LIBRARIES = ['maps', 'marker', 'geocoding', 'routes', 'streetView'];

const googleMaps = () => ownGlobal<{ maps?: Partial<GoogleMaps> }>('google')?.maps;

const KEY_REFUSED = 'The maps service refuses the key.';

/** The script's arrival, and the classes that it brings. */
let coming: Promise<void> | undefined;
let arriving: Promise<GoogleMaps> | undefined;
let isHearing = false;
let isRefused = false;
const watchers = new Set<(cause: unknown) => void>();

/**
 * Sets the global function by which the script announces a refused key, once. It also calls a theme's function of that
 * name.
 */
function hearRefusal(): void {
  isHearing = true;
  const theirs = ownGlobal<() => void>('gm_authFailure');
  const hear = () => {
    theirs?.();
    isRefused = true;
    for (const tell of [...watchers]) tell(new Error(KEY_REFUSED));
  };
  Object.assign(window, { gm_authFailure: hear });
}

/** Calls back when the service refuses the key. Returns a function that stops it. */
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
  for (const [name, value] of Object.entries({ key, loading: 'async', callback: READY }))
    url.searchParams.set(name, value);
  return new Promise((resolve, reject) => {
    Object.assign(window, { [READY]: resolve });
    addScript(url.href, {}).catch(reject);
  });
}

class TooLate extends Error {}

const tooLate = () =>
  new Promise<void>(
    (_, reject) => void clock.after(LIMIT, () => reject(new TooLate('The maps script did not come in time.'))),
  );

/** Waits for the script, which the page has already asked for or which is asked for now. */
async function waitForScript(address: string, key: string): Promise<void> {
  const tag = document.querySelector(TAG);
  coming ??= tag ? settled(tag) : added(address, key);
  await Promise.race([coming, tooLate()]);
}

async function bring(address: string, key: string): Promise<GoogleMaps> {
  if (!isHere()) await waitForScript(address, key);
  const maps = googleMaps();
  if (!maps?.Map) await Promise.all(LIBRARIES.map((name) => maps?.importLibrary?.(name)));
  if (!maps?.Map) throw new Error('The maps script brought no maps.');
  return maps as GoogleMaps;
}

/** Brings the script once for all maps. Only the maps that have waited too long give up: it may still come. */
function bringOnce(address: string, key: string): Promise<GoogleMaps> {
  if (!isHearing) hearRefusal();
  arriving ??= bring(address, key).catch((cause) => {
    if (cause instanceof TooLate) arriving = undefined;
    throw cause;
  });
  return arriving;
}

/**
 * Loads the script and returns its classes. The address and key of the first map serve the whole page; a page with its
 * own script needs neither. Rejects without a key, when the script does not load in time, and once the service has
 * refused the key. A script that is late serves the maps that ask after it has come.
 */
export async function loadGoogleMaps(address: string, key: string): Promise<GoogleMaps> {
  // Without a key, this map may still use the script that another map or the page loads.
  if (!key && !coming && !isHere() && !document.querySelector(TAG)) throw new Error('No key: data-api_key is empty.');
  const maps = await bringOnce(address, key);
  if (isRefused) throw new Error(KEY_REFUSED);
  return maps;
}
