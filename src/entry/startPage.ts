/** What the script tags' entries share: where the running script's chunks are. */
import { isDisabled } from '../dom/configScripts';
import type { IslandRow } from '../island/types';
import { start } from '../loader/start';
import { translated, wait } from '../loader/translation';
import { version } from './version';

const { currentScript } = document;

// `currentScript` is set only while a classic script runs, and never for a module or for a script that an optimiser has
// delayed. On a page with a picture of the name `currentScript`, it is that picture.
const tag =
  currentScript instanceof HTMLScriptElement
    ? currentScript
    : document.querySelector<HTMLScriptElement>('script[src*=shop-islands]');

/**
 * Milliseconds until the second try. WebKit breaks off the requests of a page that the shopper is leaving; taps must
 * not become native at once because of that.
 */
const PATIENCE = 3000;

/** Suffix of the chunk files of this build; the build writes it in. */
declare const __BUILD__: string;

/**
 * Starts a page's islands, with chunks from the folder of the config, of the tag's `data-base`, or of the tag's script.
 * If the config switches all islands off, fetches nothing and changes nothing on the page.
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
    // This file is beside the tag's own file, even if the chunks are elsewhere, because the chunks may be missing. If
    // this file is missing too, that causes no report.
    examine: () =>
      import(/* @vite-ignore */ new URL('shop-islands-debug.js', tag?.src || document.baseURI).href).catch(() => {}),
    urlOf(chunk, { base }) {
      // In a broken config, `base` may be a value of any type.
      const folder = (base?.trim && base) ?? tag?.dataset.base;
      return new URL(
        `${folder?.replace(/\/?$/, '/') ?? ''}${chunk}${__BUILD__}.js`,
        (folder === undefined && tag?.src) || document.baseURI,
      ).href;
    },
  });
