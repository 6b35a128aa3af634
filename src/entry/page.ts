/** What the script tags' entries share: where the running script's chunks are. */
import { isDisabled } from '../dom/configScripts';
import type { IslandRow } from '../island/types';
import { start } from '../loader/start';
import { translated, wait } from '../loader/translation';
import { version } from './version';

const { currentScript } = document;

// Known only while the script runs; to a module, and to scripts that an optimiser keeps back, never. A picture that is
// named like it would stand in its place.
const tag =
  currentScript instanceof HTMLScriptElement
    ? currentScript
    : document.querySelector<HTMLScriptElement>('script[src*=shop-islands]');

/**
 * Milliseconds until the second try. WebKit breaks off what a page that is being left loads: taps must not lead
 * elsewhere then.
 */
const PATIENCE = 3000;

/** Suffix of the chunk files of this build; the build writes it in. */
declare const __BUILD__: string;

/**
 * Starts a page's islands, with chunks from the folder of the config, of the tag's `data-base`, or of the tag's script.
 * Where the config switches all off it fetches nothing, and touches nothing of the page.
 */
export const startPage = (islands: readonly IslandRow[]): unknown =>
  isDisabled() ||
  start({
    islands,
    version,
    bring(load) {
      const core = load('core').catch(() => wait(PATIENCE).then(() => load('core')));
      return [core, translated(core, load)];
    },
    // Beside the tag's own file, wherever chunks are: they may be missing. Where this file is missing too, nobody is
    // told.
    examine: () =>
      import(/* @vite-ignore */ new URL('shop-islands-debug.js', tag?.src || document.baseURI).href).catch(() => {}),
    urlOf(chunk, { base }) {
      // Of a broken config it may be anything.
      const folder = (base?.trim && base) ?? tag?.dataset.base;
      return new URL(
        `${folder?.replace(/\/?$/, '/') ?? ''}${chunk}${__BUILD__}.js`,
        (folder === undefined && tag?.src) || document.baseURI,
      ).href;
    },
  });
