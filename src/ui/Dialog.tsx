/** Owns modal dialogs: the browser's own, so that stacking, inertness, Escape and focus return are the platform's. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { adoptStyles } from '../bridge/styles';
import { say } from '../bridge/texts';
import { close as closeText } from '../rules/texts';
import dialogCss from './dialog.css?inline';
import { lockScroll } from './scrollLock';
import tokens from './tokens.css?inline';

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
  children: ReactNode;
}

let titles = 0;
/** `useId` is unique in one root, and every island is a root of its own. */
const newTitleId = () => `shop-islands-title-${++titles}`;

/** A modal dialog. It fades in and out over 250 ms (SPEC 9), and not at all where motion is to be reduced. */
export function Dialog({ isOpen, onClose, title, placement = 'center', returnFocusTo, css = '', children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const [titleId] = useState(newTitleId);

  useLayoutEffect(() => {
    adoptStyles(tokens, dialogCss, css);
  }, [css]);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || !isOpen) return;
    opener.current = document.activeElement;
    const unlock = lockScroll();
    if (!dialog.open) dialog.showModal();
    return () => {
      unlock();
      dialog.close();
      if (!opener.current?.isConnected) returnFocusTo?.()?.focus();
    };
  }, [isOpen, returnFocusTo]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop's key is Escape, which fires `cancel`
    <dialog
      ref={element}
      className="shop-islands-dialog"
      data-placement={placement}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Told a task later: by then it may be open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="shop-islands-dialog-head">
        {/* Focus begins at the title: a screen reader says where one is, and no button is pressed by accident. */}
        <h2 id={titleId} tabIndex={-1} ref={(heading) => heading?.setAttribute('autofocus', '')}>
          {title}
        </h2>
        <button type="button" className="shop-islands-icon-button" aria-label={say(closeText)} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}
