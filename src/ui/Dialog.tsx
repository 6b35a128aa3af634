/** Owns dialogs of views: what the browser's modal dialog does, without its top layer (coverPage.ts says why). */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { say } from '../texts/say';
import { close as closeText } from '../texts/table';
import { coverPage, putOnTop } from './coverPage';
import dialogCss from './dialog.css?inline';
import { useStyles } from './useStyles';

export interface DialogProps {
  isOpen: boolean;
  /** Asked by Escape, the backdrop and the button; the owner then sets `isOpen` to false. */
  onClose(): void;
  title: string;
  /** In the middle, or a drawer at the inline end. */
  placement?: 'center' | 'end';
  /** Where focus goes on closing if the element that had it is gone. */
  returnFocusTo?(): HTMLElement | null | undefined;
  /** What the dialog's own style sheet does not say of its content. */
  css?: string;
  /** Classes of the dialog, and of what covers the page behind it, beside those that all dialogs have. */
  className?: string;
  backdropClassName?: string;
  children: ReactNode;
}

let titles = 0;
/** `useId` is unique in one root, and every island is a root of its own. */
const newTitleId = () => `shop-islands-title-${++titles}`;

/** Lets the dialog cover the page while it is open. */
function useCover({ isOpen, onClose, returnFocusTo }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const release = useRef<(() => void) | undefined>(undefined);
  const asked = useRef({ onClose, returnFocusTo });
  asked.current = { onClose, returnFocusTo };

  // Not in the effect's own end: React gives the focus back to what had it before its changes, after that.
  useLayoutEffect(() => {
    release.current?.();
    release.current = undefined;
    if (!isOpen || !dialog.current) return;
    putOnTop(dialog.current, backdrop.current);
    release.current = coverPage(dialog.current, {
      close: () => asked.current.onClose(),
      heir: () => asked.current.returnFocusTo?.(),
      // A screen reader says where one is, and no button is pressed by accident.
      focus: title.current,
    });
  }, [isOpen]);
  useLayoutEffect(() => () => release.current?.(), []);
  return { dialog, backdrop, title };
}

/** A modal dialog. It fades in and out over 250 ms (SPEC 9), and not at all where motion is to be reduced. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, placement = 'center', css = '', className = '', backdropClassName = '', children } = props;
  const [titleId] = useState(newTitleId);
  // Before the focus goes in: what no style sheet shows cannot have it.
  useStyles(dialogCss, css);
  const parts = useCover(props);

  return (
    <div>
      <div
        ref={parts.backdrop}
        data-part="backdrop"
        className={`shop-islands-backdrop ${backdropClassName}`.trimEnd()}
        hidden={!isOpen}
        onClick={onClose}
        aria-hidden="true"
      />
      {/* While it fades, nothing in it can be used. */}
      <dialog
        ref={parts.dialog}
        open={isOpen}
        inert={!isOpen}
        className={`shop-islands-dialog ${className}`.trimEnd()}
        data-part="dialog"
        data-placement={placement}
        aria-labelledby={titleId}
      >
        <div className="shop-islands-dialog-head" data-part="head">
          <h2 id={titleId} data-part="title" tabIndex={-1} ref={parts.title}>
            {title}
          </h2>
          <button type="button" className="shop-islands-icon-button" data-part="close" aria-label={say(closeText)} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
        {children}
      </dialog>
    </div>
  );
}
