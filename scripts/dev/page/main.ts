/**
 * The dev server's part of a page: reloads it when its version is no longer the newest, and shows the problems of the
 * build until they are mended.
 */
import type { BuildState } from '../live';
import { showProblems } from './problemBox';

const version = document.currentScript?.dataset.version;
let events: EventSource | undefined;

function onState({ data }: MessageEvent<string>): void {
  const state: BuildState = JSON.parse(data);
  showProblems(state.problems);
  if (!state.problems.length && state.version !== version) location.reload();
}

/** A hidden page does not listen: a browser opens only a few connections to a server, for all its tabs together. */
function follow(): void {
  events?.close();
  events = undefined;
  if (document.visibilityState === 'hidden') return;
  events = new EventSource('/_dev/events');
  events.addEventListener('message', onState);
}

// A frame is reloaded with its page.
if (window === window.top) {
  document.addEventListener('visibilitychange', follow);
  follow();
}
