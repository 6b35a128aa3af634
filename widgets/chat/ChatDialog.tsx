/**
 * The frame of a dialog of the chat. The dialog's stage shows and hides the frame by `hidden`, `inert` and `display`.
 */
import type { ReactNode, Ref } from 'react';
import { say } from '../../src/texts/say';
import { chatWithUs } from '../../src/texts/table';
import { useStyles } from '../../src/ui/views/useStyles';
import { type Frame, stateClass } from './contract';
import css from './dialogs.css?inline';

export interface ChatDialogProps {
  frame: Omit<Frame, 'nodes'>;
  /** Undefined until the dialog has been open once; until then it has no class for its state. */
  isOpen: boolean | undefined;
  /** Receives the element, which takes the focus when the visitor opens the dialog. */
  boxRef?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** The frame of each dialog of the chat; `isOpen` is undefined until it has been open once. */
export function ChatDialog({ frame, isOpen, boxRef, children }: ChatDialogProps) {
  const { id, className, style, isHidden, data, isModal, headingId } = frame;
  useStyles(css);
  return (
    <div
      {...data}
      data-part="dialog"
      ref={boxRef}
      id={id}
      className={`${className}${isOpen === undefined ? '' : ` ${stateClass(isOpen)}`}`}
      style={style}
      hidden={isHidden}
      role="dialog"
      tabIndex={-1}
      aria-modal={isModal || undefined}
      aria-labelledby={headingId}
      aria-label={headingId ? undefined : say(chatWithUs)}
    >
      {children}
    </div>
  );
}
