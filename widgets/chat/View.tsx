/** The chat: its button, its greeting, and the dialog that asks for the opt-in where no greeting is in sight. */
import { useLayoutEffect, useRef, useState } from 'react';
import { InServer, useServerNodes } from '../../src/ui/views/ServerSlot';
import { useStore } from '../../src/ui/views/useStore';
import { AskDialog } from './AskDialog';
import { ChatButton, type ChatButtonProps } from './ChatButton';
import { ChatDialog } from './ChatDialog';
import { BACKDROP } from './contract';
import type { ChatDialogs, DialogStage, DialogStore } from './greeting/store';

export interface ChatViewProps extends ChatDialogs, Pick<ChatButtonProps, 'fadeIn'> {
  /** Undefined for a host that is no button; such a host has no dialogs either. */
  button?: ChatButtonProps['button'] | undefined;
  /** Creates the object that does what a dialog does to the page. Called once for each dialog. */
  createStage(dialog: DialogStore): DialogStage;
}

interface DialogProps extends Pick<ChatViewProps, 'body' | 'createStage'> {
  dialog: DialogStore;
}

interface BackdropProps extends Pick<DialogProps, 'body'> {
  stage: DialogStage;
  onClose(): void;
}

/** Covers the page behind a dialog in the middle of the screen. */
function Backdrop({ stage: { $backdrop }, body, onClose }: BackdropProps) {
  const layer = useStore($backdrop);
  return layer === undefined ? null : (
    <InServer place={body}>
      <div className={BACKDROP} data-part="backdrop" style={{ zIndex: layer }} onClick={onClose} aria-hidden="true" />
    </InServer>
  );
}

/** Puts the server's nodes into the view, as long as the view is there. */
function useAdopted<Place extends Element>({ cover }: DialogStage, { frame }: DialogStore) {
  // Runs before the nodes move, because it marks their place.
  useLayoutEffect(cover, [cover]);
  return useServerNodes<Place>(frame.nodes);
}

/** Tells the store when the open dialog is in the page. */
function useShown(
  { $isOpen, onShown }: DialogStore,
  stage: DialogStage,
  box: { current: HTMLElement | null },
): boolean | undefined {
  const isOpen = useStore($isOpen);
  useLayoutEffect(() => {
    if (isOpen && box.current) onShown(box.current, stage);
  }, [isOpen, box, stage, onShown]);
  return isOpen;
}

/** The server's greeting: the frame is the view's, the content is the server's. */
function Greeting({ dialog, body, createStage }: DialogProps) {
  const [stage] = useState(() => createStage(dialog));
  const box = useAdopted<HTMLDivElement>(stage, dialog);
  const isOpen = useShown(dialog, stage, box);
  return (
    <>
      <ChatDialog frame={dialog.frame} isOpen={isOpen} boxRef={box} />
      <Backdrop stage={stage} body={body} onClose={dialog.dismiss} />
    </>
  );
}

/** Asks for the opt-in: the server's checkbox with its words, in a dialog that the island makes. */
function Ask({ dialog, body, createStage }: DialogProps) {
  const [stage] = useState(() => createStage(dialog));
  const box = useRef<HTMLDivElement>(null);
  const prompt = useAdopted<HTMLSpanElement>(stage, dialog);
  const isOpen = useShown(dialog, stage, box);
  return (
    <>
      <InServer place={body}>
        <AskDialog frame={dialog.frame} isOpen={isOpen} boxRef={box} onClose={dialog.dismiss}>
          <span ref={prompt} style={{ display: 'contents' }} />
        </AskDialog>
      </InServer>
      <Backdrop stage={stage} body={body} onClose={dialog.dismiss} />
    </>
  );
}

/** The whole chat: button, greeting, and the question for the opt-in. */
export function View({ button, greeting, $ask, body, createStage, fadeIn }: ChatViewProps) {
  const ask = useStore($ask);
  const page = { body, createStage };
  return (
    <>
      {button && <ChatButton button={button} greeting={greeting} fadeIn={fadeIn} />}
      {greeting && <Greeting dialog={greeting} {...page} />}
      {ask && <Ask dialog={ask} {...page} />}
    </>
  );
}
