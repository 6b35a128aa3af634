/** Owns the visitor's consent as every part of a page can read it: `shopIslands.stores.consent`. */
import { atom, type ReadableAtom } from 'nanostores';
import { sharedStore } from '../../src/bridge/page/shared';
import { toJson } from '../../src/bridge/page/storedJson';
import { isGranted } from '../../src/consent/answer';
import { onChoice } from '../../src/consent/changes';
import { readChoice } from '../../src/consent/choice';
import { CATEGORIES } from '../../src/consent/choice.rules';

export interface ConsentState {
  /** False until the visitor has chosen. */
  isDecided: boolean;
  /** True for each granted category, by slug: the categories of SPEC 3.13 and the page's own. */
  granted: Record<string, boolean>;
}

function now(): ConsentState {
  const { isDecided, choices } = readChoice();
  const all = [...CATEGORIES, ...Object.keys(choices)];
  return { isDecided, granted: Object.fromEntries(all.map((category) => [category, isGranted(category)])) };
}

/** The visitor's consent, read from the cookie again after each choice. */
export const $consent = (): ReadableAtom<ConsentState> =>
  sharedStore('consent', () => {
    const $state = atom(now());
    onChoice(() => {
      const next = now();
      if (toJson(next) !== toJson($state.get())) $state.set(next);
    });
    return $state;
  });
