/**
 * Owns the chat's dialogs without its view: the server's own greeting is shown and hidden. plainButton.ts owns the
 * button.
 */
import { adoptStyles } from '../../../../src/bridge/page/styles';
import { moveFocus } from '../../../../src/dom/focus';
import { atom } from '../../../../src/state/timeAtom';
import { say } from '../../../../src/texts/say';
import { chatWithUs } from '../../../../src/texts/table';
import tokens from '../../../../src/ui/tokens.css?inline';
import { lendAttributes } from '../../../../src/ui/views/lendAttributes';
import { BOX, QUICK, SLOW, stateClass } from '../../contract';
import css from '../../dialogs.css?inline';
import { hide, show } from '../../page/show';
import type { ChatDialogs, DialogStage, DialogStore } from '../store';
import { dismissByEscape, rememberFocus } from './leaving';
import { adoptParts } from './lentNodes';

/** Creates the stage of the greeting's box as a dialog beside the page: everything behind it can be reached. */
function createBoxStage(dialog: DialogStore): DialogStage {
  const { frame, server } = dialog;
  let stopKeys = () => {};
  const setState = (isOpen?: boolean) => {
    for (const state of [true, false]) server.classList.toggle(stateClass(state), state === isOpen);
  };
  const name: Record<string, string> = frame.headingId
    ? { 'aria-labelledby': frame.headingId }
    : { 'aria-label': say(chatWithUs) };
  return {
    $backdrop: atom(undefined),
    cover() {
      adoptParts(server);
      const giveBack = lendAttributes(server, { id: frame.id, role: 'dialog', tabindex: '-1', ...name });
      return () => {
        giveBack();
        setState();
      };
    },
    show(box, isQuick) {
      setState(true);
      show(box, isQuick ? QUICK : SLOW);
      stopKeys = dismissByEscape(box, dialog.dismiss);
    },
    hide(isQuick) {
      const giveFocusBack = rememberFocus(server, dialog);
      stopKeys();
      setState(false);
      hide(server, isQuick ? QUICK : SLOW);
      giveFocusBack();
    },
    focus: () => moveFocus(server),
    leave() {
      stopKeys();
      hide(server);
    },
  };
}

/** Creates the stage of the opt-in's prompt, in a native `<dialog>`. */
function createPromptStage({ frame: { className }, server, dismiss }: DialogStore): DialogStage {
  const dialog = document.createElement('dialog');
  dialog.className = className;
  dialog.ariaLabel = say(chatWithUs);
  // Not modal: a modal dialog would lie over the layers of other scripts, and nobody could use those.
  dialog.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss());
  return {
    $backdrop: atom(undefined),
    cover() {
      const place = document.createComment('');
      server.replaceWith(place);
      dialog.append(server);
      document.body.append(dialog);
      return () => {
        place.replaceWith(server);
        dialog.remove();
      };
    },
    show: () => dialog.show(),
    hide: () => dialog.close(),
    focus: () => moveFocus(dialog),
    leave: () => dialog.remove(),
  };
}

/** Shows a dialog whenever it is open. Returns how to stop. */
export function serveDialog(dialog: DialogStore): () => void {
  const { server, $isOpen, onShown } = dialog;
  const stage = server.matches(BOX) ? createBoxStage(dialog) : createPromptStage(dialog);
  adoptStyles(tokens, css);
  const uncover = stage.cover();
  const stop = $isOpen.subscribe((isOpen) => isOpen && onShown(server, stage));
  return () => {
    stop();
    uncover();
  };
}

/** Shows each dialog of the chat whenever it is open. Returns how to stop. */
export function serveDialogs({ greeting, $ask }: Omit<ChatDialogs, 'body'>): () => void {
  const stops = [greeting && serveDialog(greeting)];
  stops.push($ask.subscribe((ask) => ask && stops.push(serveDialog(ask))));
  return () => stops.forEach((stop) => void stop?.());
}
