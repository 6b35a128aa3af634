/**
 * Owns the members that get short names in every file that is built: only the library's own code knows them, and each is
 * written in many chunks. A name here must be nobody else's: no plugin's, no browser's, and no part of `ShopIslands`.
 */
import type { Options } from 'tsup';

/** What each becomes, the same in every build: chunks of one build meet the loader of another during a deploy. */
export const SHORT_MEMBERS: Record<string, string> = {
  createFinder: 'cF',
  deliver: 'dE',
  enqueue: 'nQ',
  importAgain: 'iI',
  instances: 'iN',
  isAllowed: 'iA',
  isBase64: 'iB',
  isNamed: 'nA',
  isOriginalActive: 'oA',
  isYielding: 'iY',
  onChoice: 'oC',
  onTriggeredChange: 'tC',
  productName: 'pN',
  refreshFragments: 'fR',
  refreshLater: 'rL',
  rememberDisarmed: 'rD',
  returnFocusTo: 'rF',
  sessionMinutes: 'sM',
  setStatus: 'sS',
  sharedStorage: 'hS',
  successMessage: 'uM',
  tabStorage: 'tS',
  takeCalls: 'tK',
  thenTo: 'tT',
  twinOf: 'tO',
  urlOf: 'uO',
};

/** Makes esbuild shorten them. */
export const shortMembers: NonNullable<Options['esbuildOptions']> = (options) => {
  options.mangleProps = new RegExp(`^(${Object.keys(SHORT_MEMBERS).join('|')})$`);
  options.mangleCache = { ...SHORT_MEMBERS };
};
