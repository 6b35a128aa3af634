import { defineIsland } from '../../src/island/defineIsland';
import { createLiveSocialProof } from './live';
import { readSocialProof } from './read';

export default defineIsland({
  name: 'social-proof',
  mode: 'beside',
  per: 'page',
  read: ({ ownerDocument, baseURI }) => readSocialProof(ownerDocument, baseURI),
  createStore: (settings) => createLiveSocialProof(settings),
  destroyStore: ({ stop }) => stop(),
  isWanted: ({ $isWanted }) => $isWanted,
  loadView: () => import('./View'),
});
