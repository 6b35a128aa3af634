/** What every page runs at once, and the small modules that it needs: one file, fetched once. */

export * from '../../bridge/cartKeys';
export * from '../../bridge/cartWidgets';
export * from '../../bridge/clock';
export * from '../../bridge/cookies';
export * from '../../bridge/globals';
export * from '../../bridge/html';
export * from '../../bridge/islands';
export * from '../../bridge/jquery';
export * from '../../bridge/leaving';
export * from '../../bridge/settled';
export * from '../../bridge/storage';
export * from '../../bridge/texts';
export * from '../../dom/attributes';
export * from '../../dom/key';
export * from '../../dom/ownGlobal';
export * from '../../dom/words';
export * from '../../rules/decoded';
export * from '../../rules/keptPages';

export { importAgain } from '../../runtime/again';
export { rememberDisarmed } from '../../runtime/disarmed';
export { createFinder } from '../../runtime/find';
export { run } from '../../runtime/run';
export { default } from '../chunks/core';
