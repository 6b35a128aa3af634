/**
 * Owns dialogs of views. They do what the browser's modal dialog does, but without its top layer (coverPage.ts says
 * why).
 */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { say } from '../../texts/say';
import { close as closeText } from '../../texts/table';
import { coverPage, putOnTop } from '../covers/coverPage';
import dialogCss from './dialog.css?inline';
import { useLatest } from './useLatest';
import { useStyles } from './useStyles';

export interface DialogProps {
  isOpen: boolean;
  /** Runs for Escape, the backdrop and the close button; the owner then sets `isOpen` to false. */
  onClose(): void;
  title: string;
  /** `center` is a dialog in the middle, `end` a drawer at the inline end. Default: `center`. */
  placement?: 'center' | 'end';
  /** Returns what gets the focus on closing if the element that had it is gone. */
  returnFocusTo?(): HTMLElement | null | undefined;
  /** Styles for the content, beside the dialog's own style sheet. */
  css?: string;
  /** Further classes of the dialog, and of the backdrop. */
  className?: string;
  backdropClassName?: string;
  children: ReactNode;
}

let titles = 0;
/** A counter, because Preact's `useId` starts again in each root and each portal: two islands would share an id. */
const newTitleId = () => `shop-islands-title-${++titles}`;

/** Lets the dialog cover the page while it is open. */
function useCover(props: DialogProps) {
  const { isOpen } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const release = useRef<(() => void) | undefined>(undefined);
  const latest = useLatest(props);

  // Not in the effect's clean-up: React gives the focus back after it, to what had it before.
  useLayoutEffect(() => {
    release.current?.();
    release.current = undefined;
    if (!isOpen || !dialog.current) return;
    putOnTop(dialog.current, backdrop.current);
    release.current = coverPage(dialog.current, {
      close: () => latest.current.onClose(),
      heir: () => latest.current.returnFocusTo?.(),
      // On the title a screen reader says where the shopper is, and no button is pressed by accident.
      focus: title.current,
    });
  }, [isOpen, latest]);
  useLayoutEffect(() => () => release.current?.(), []);
  return { dialog, backdrop, title };
}

/** A modal dialog. It fades in and out over 250 ms (SPEC 9), and not at all with reduced motion. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    placement = 'center',
    css = '',
    className = '',
    backdropClassName = '',
    children,
  } = props;
  const [titleId] = useState(newTitleId);
  // Comes before the focus: an element that its style sheet does not show yet cannot get it.
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
      {/* While the dialog fades out, nothing in it can be used. */}
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
          <h2 key={title} id={titleId} data-part="title" tabIndex={-1} ref={parts.title}>
            {title}
          </h2>
          <button
            type="button"
            className="shop-islands-icon-button"
            data-part="close"
            aria-label={say(closeText)}
            onClick={onClose}
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
        {children}
      </dialog>
    </div>
  );
}
