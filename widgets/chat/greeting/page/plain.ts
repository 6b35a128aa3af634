/**
 * Owns the chat's dialogs where its view cannot be loaded: it shows and hides the server's own greeting. plainButton.ts
 * owns the button.
 */

import { moveFocus } from '../../../../src/dom/focus';
import { atom } from '../../../../src/state/timeAtom';
import { say } from '../../../../src/texts/say';
import { chatWithUs } from '../../../../src/texts/table';
import { lendAttributes } from '../../../../src/ui/views/lendAttributes';
import { BOX } from '../../contract';
import { hide, show } from '../../page/show';
import type { ChatDialogs, DialogStage, DialogStore } from '../store';
import { adoptParts } from './lentNodes';

/** Creates the stage of the greeting's box as a dialog beside the page: everything behind it can be reached. */
function createBoxStage({ frame, server, button }: DialogStore): DialogStage {
  const name: Record<string, string> = frame.headingId
    ? { 'aria-labelledby': frame.headingId }
    : { 'aria-label': say(chatWithUs) };
  return {
    $backdrop: atom(undefined),
    cover() {
      adoptParts(server);
      return lendAttributes(server, { role: 'dialog', tabindex: '-1', ...name });
    },
    show: (box) => show(box),
    hide() {
      if (server.contains(document.activeElement)) moveFocus(button);
      hide(server);
    },
    focus: () => moveFocus(server),
    leave: () => hide(server),
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
function serveDialog(dialog: DialogStore): () => void {
  const stage = dialog.server.matches(BOX) ? createBoxStage(dialog) : createPromptStage(dialog);
  const uncover = stage.cover();
  const stop = dialog.$isOpen.subscribe((isOpen) => isOpen && dialog.onShown(dialog.server, stage));
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
