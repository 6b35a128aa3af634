/** Owns listening to WordPress' Customizer, which previews the page for the shop's owner. */
import { ownGlobal } from '../../../src/dom/ownGlobal';

interface Customizer {
  customize?: { selectiveRefresh?: { bind(event: string, run: () => void): void } };
}

/** Runs when the Customizer has printed a part of the page again: a new cart widget is blank. */
export const hearCustomizer = (run: () => void): void =>
  ownGlobal<Customizer>('wp')?.customize?.selectiveRefresh?.bind('partial-content-rendered', run);
