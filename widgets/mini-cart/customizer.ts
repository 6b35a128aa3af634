/** Owns what WordPress' Customizer tells of the page that it shows to an owner. */
import { ownGlobal } from '../../src/dom/ownGlobal';

interface Customizer {
  customize?: { selectiveRefresh?: { bind(event: string, run: () => void): void } };
}

/** Runs when a part of the previewed page has been printed anew: a cart widget comes blank. */
export const hearCustomizer = (run: () => void): void => ownGlobal<Customizer>('wp')?.customize?.selectiveRefresh?.bind('partial-content-rendered', run);
