/**
 * The overlay of `?islands-debug`: frames around islands, a panel, a token editor. It lives in a shadow tree in the top
 * layer. It adds one element to the page, removes it again, and only reads the page's own elements.
 */
import { adoptStyles } from '../bridge/page/styles';
import type { IslandRow, Problem } from '../island/types';
import { make } from '../ui/make';
import { messageRoot } from '../ui/messages/messageRoot';
import tokens from '../ui/tokens.css?inline';
import { boxesOf } from './boxes';
import css from './debug.css?inline';
import { islandsOf } from './islands';
import { keepLog } from './log';
import { ownersOf } from './owners';
import { makePanel } from './panel';
import { makeTokenEditor } from './tokenEditor';
import { makeTokenSheet } from './tokens';
import { waitingFor } from './waiting';

const ATTRIBUTES = ['data-island-status', 'aria-busy', 'class', 'hidden', 'open', 'style'];

function makeRoot(): { root: HTMLElement; shadow: ShadowRoot } {
  const root = make('div', { id: 'shop-islands-debug', popover: 'manual' });
  const shadow = root.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  return { root, shadow };
}

/** Keeps the overlay on top, because an open modal dialog makes everything outside itself inert. */
function raise(root: HTMLElement): void {
  if (root.parentElement === messageRoot()) return;
  messageRoot().append(root);
  root.showPopover?.();
}

/** Calls back once before the next frame, however often it is asked. */
function onceAFrame(run: () => void): { ask(): void; stop(): void } {
  let asked = 0;
  return {
    ask() {
      asked ||= requestAnimationFrame(() => {
        asked = 0;
        run();
      });
    },
    stop: () => cancelAnimationFrame(asked),
  };
}

/** Calls back when anything on the page moves or changes. Returns a function that stops it. */
function watchPage(run: () => void): () => void {
  const observer = new MutationObserver(run);
  observer.observe(document.documentElement, { childList: true, subtree: true, attributeFilter: ATTRIBUTES });
  const stopping = new AbortController();
  for (const type of ['scroll', 'resize', 'load', 'transitionend'])
    addEventListener(type, run, { capture: true, passive: true, signal: stopping.signal });
  return () => {
    observer.disconnect();
    stopping.abort();
  };
}

/**
 * Shows the overlay. Returns a function that removes it.
 * @param rows the rows of all islands
 * @param before what was reported before
 */
export function showOverlay(rows: readonly IslandRow[], version: string, before: readonly Problem[]): () => void {
  adoptStyles(tokens);
  let hasFrames = true;
  const { root, shadow } = makeRoot();
  const layer = make('div', { className: 'layer', ariaHidden: 'true' });
  const sheet = makeTokenSheet();
  const draw = () => {
    const islands = islandsOf(rows, log);
    raise(root);
    layer.replaceChildren(...(hasFrames ? boxesOf(islands) : []));
    showPointed();
    panel.show({ islands, problems: log.problems, waiting: waitingFor(islands), owners: ownersOf(rows, islands) });
  };
  const frame = onceAFrame(draw);
  const log = keepLog(frame.ask, before);
  const unwatch = watchPage(frame.ask);
  const close = () => {
    for (const stop of [unwatch, log.stop, frame.stop, sheet.clear]) stop();
    root.remove();
  };
  const onFrames = (isOn: boolean) => {
    hasFrames = isOn;
    frame.ask();
  };
  let pointed: string | undefined;
  /** Shows which outlines are an island's. */
  const showPointed = () => {
    for (const box of layer.children as HTMLCollectionOf<HTMLElement>)
      box.toggleAttribute('data-pointed', !!pointed && !!box.dataset.names?.split(' ').includes(pointed));
  };
  const onPoint = (name: string | undefined) => {
    pointed = name;
    showPointed();
  };
  const panel = makePanel({ onPoint, version, editor: makeTokenEditor(sheet), onClose: close, onFrames });
  shadow.append(layer, panel.element);
  draw();
  return close;
}
