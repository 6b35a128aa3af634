import { defineIsland } from '../../src/island/defineIsland';
import { createLiveSocialProof } from './live';
import { readPage } from './read';

export default defineIsland({
  name: 'social-proof',
  mode: 'beside',
  per: 'page',
  read: ({ ownerDocument, baseURI }) => readPage(ownerDocument, baseURI),
  createStore: (settings) => createLiveSocialProof(settings),
  destroyStore: ({ stop }) => stop(),
  isWanted: ({ $isWanted }) => $isWanted,
  loadView: () => import('./View'),
});
