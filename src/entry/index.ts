/**
 * The package's entry, for themes that bring islands of their own: `import { defineIsland, start } from
 * 'shop-islands'`.
 */
import { registry } from '../../widgets/registry';
import { isDisabled } from '../dom/configScripts';
import type { IslandRow, ShopIslands } from '../island/types';
import { start as startLoader } from '../loader/start';
import { translated } from '../loader/translation';
import { core } from '../runtime/core';
import { version } from './version';

export { type ApiFetchNext, type ApiFetchOptions, mediaUploadMiddleware, recoverUpload } from '../api/media';
export { defineIsland } from '../island/defineIsland';
export type { IslandEvents, Stores } from '../island/events';
export type {
  Cleanup,
  Command,
  Config,
  EagerViewIsland,
  EnhanceIsland,
  Instance,
  Intent,
  IntentType,
  IslandModule,
  IslandRow,
  LazyViewIsland,
  MountView,
  Problem,
  ShopIslands,
  Status,
  Trigger,
  View,
  ViewIsland,
  ViewProps,
  Watched,
} from '../island/types';
export { registry, version };

export interface PackageStartOptions {
  /** Islands of the page's own, each with `load: () => import('./my-island')`. */
  islands?: readonly IslandRow[];
  /**
   * Address of the folder with this package's `dist/`, to run the shop's islands too. Without it only `islands` run.
   */
  base?: string;
}

/** Suffix of the chunk files of this build; the build writes it in. */
declare const __BUILD__: string;

const addressIn = (folder: string, file: string) =>
  new URL(file, new URL(folder.replace(/\/?$/, '/'), document.baseURI)).href;

/**
 * Starts islands on this page and returns `window.shopIslands`. If the script tag has started the islands already, adds
 * the page's own to them. If the page's config switches all islands off, starts none.
 */
export function start({ islands = [], base }: PackageStartOptions = {}): ShopIslands {
  const isOff = isDisabled();
  return startLoader({
    islands: isOff ? [] : base === undefined ? islands : [...registry, ...islands],
    version,
    bring(load) {
      const bundled = Promise.resolve(core);
      // The page's own islands need no texts of the shop's.
      return [bundled, base === undefined || isOff ? bundled : translated(bundled, load)];
    },
    // A missing file causes no report.
    examine() {
      if (base !== undefined)
        import(/* @vite-ignore */ /* webpackIgnore: true */ addressIn(base, 'shop-islands-debug.js')).catch(() => {});
    },
    urlOf: (chunk, config) => addressIn(config.base ?? base ?? '', `${chunk}${__BUILD__}.js`),
  });
}
