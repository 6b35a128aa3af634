/** The dialogs of the chat: its greeting, and what asks for the opt-in where no greeting is in sight. */
import { useLayoutEffect, useRef } from 'react';
import { InServer, useServerNodes } from '../../src/ui/ServerSlot';
import { useStore } from '../../src/ui/useStore';
import { AskDialog } from './AskDialog';
import { ChatDialog } from './ChatDialog';
import { BACKDROP } from './contract';
import type { ChatDialogs, DialogStore } from './dialogStore';

interface DialogProps {
  dialog: DialogStore;
  /** Where the backdrop stands. */
  body: Element;
}

/** Covers the page behind a dialog in the middle of the screen. */
function Backdrop({ dialog: { $backdrop, dismiss }, body }: DialogProps) {
  const layer = useStore($backdrop);
  return layer === undefined ? null : (
    <InServer place={body}>
      <div className={BACKDROP} style={{ zIndex: layer }} onClick={dismiss} aria-hidden="true" />
    </InServer>
  );
}

/** Where the server's nodes are put, as long as the view is there. */
function useAdopted<Place extends Element>({ cover, frame }: DialogStore) {
  // Before they move: what they leave is marked.
  useLayoutEffect(cover, [cover]);
  return useServerNodes<Place>(frame.nodes);
}

/** Tells the store when the open dialog is in the page. */
function useShown({ $isOpen, onShown }: DialogStore, box: { current: HTMLElement | null }): boolean | undefined {
  const isOpen = useStore($isOpen);
  useLayoutEffect(() => {
    if (isOpen && box.current) onShown(box.current);
  }, [isOpen, box, onShown]);
  return isOpen;
}

/** The server's greeting: its frame is the view's, what is in it the server's. */
function Greeting({ dialog, body }: DialogProps) {
  const box = useAdopted<HTMLDivElement>(dialog);
  const isOpen = useShown(dialog, box);
  return (
    <>
      <ChatDialog frame={dialog.frame} isOpen={isOpen} boxRef={box} />
      <Backdrop dialog={dialog} body={body} />
    </>
  );
}

/** Asks for the opt-in: the server's checkbox with its words, in a dialog that the island makes. */
function Ask({ dialog, body }: DialogProps) {
  const box = useRef<HTMLDivElement>(null);
  const prompt = useAdopted<HTMLSpanElement>(dialog);
  const isOpen = useShown(dialog, box);
  return (
    <>
      <InServer place={body}>
        <AskDialog frame={dialog.frame} isOpen={isOpen} boxRef={box} onClose={dialog.dismiss}>
          <span ref={prompt} style={{ display: 'contents' }} />
        </AskDialog>
      </InServer>
      <Backdrop dialog={dialog} body={body} />
    </>
  );
}

export function View({ store: { greeting, $ask, body } }: { store: ChatDialogs }) {
  const ask = useStore($ask);
  return (
    <>
      {greeting && <Greeting dialog={greeting} body={body} />}
      {ask && <Ask dialog={ask} body={body} />}
    </>
  );
}
