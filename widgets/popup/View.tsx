/** Shows popups as dialogs, with the class names that the shop's style sheets know. */
import { useLayoutEffect, useRef } from 'react';
import { say } from '../../src/texts/say';
import { close as closeText } from '../../src/texts/table';
import { InServer, useServerNodes } from '../../src/ui/views/ServerSlot';
import { useStore } from '../../src/ui/views/useStore';
import { useStyles } from '../../src/ui/views/useStyles';
import { MODAL_ID, type PopupContent, type PopupLook, type ShownPopup, type ShownStore } from './contract';
import css from './styles.css?inline';

export type PopupDialogProps = PopupContent & PopupLook;

/** An icon in the button, because style sheets colour the icon. */
const Cross = () => <i aria-hidden="true">×</i>;

/** A link in the role of a button, as in the original, because style sheets select it as a link. */
function CloseButton({ isHidden, onClose }: { isHidden: boolean; onClose(): void }) {
  const close = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    // biome-ignore lint/a11y/useValidAnchor: see above
    <a
      className="dialog-close-button dialog-lightbox-close-button"
      data-part="close"
      href="#"
      role="button"
      aria-label={say(closeText)}
      style={{ visibility: isHidden ? 'hidden' : undefined }}
      onClick={close}
      onKeyDown={(event) => event.key === ' ' && close(event)}
    >
      <Cross />
    </a>
  );
}

/** Shows one popup. Its close button only calls `onClose`; the owner decides when it leaves. */
export function PopupDialog({
  id,
  name,
  classes = [],
  isButtonOutside,
  nodes,
  animationDuration,
  onClose,
  onShown,
  onLeaving,
  ...look
}: PopupDialogProps) {
  const { animation = [], isButtonHidden = false, isLeaving = false } = look;
  const widget = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const message = useServerNodes<HTMLDivElement>(nodes);
  useStyles(css);
  useLayoutEffect(
    () =>
      widget.current && content.current ? onShown?.({ widget: widget.current, content: content.current }) : undefined,
    [onShown],
  );
  useLayoutEffect(
    () => (isLeaving && content.current ? onLeaving?.(content.current) : undefined),
    [isLeaving, onLeaving],
  );

  const button = <CloseButton isHidden={isButtonHidden} onClose={onClose} />;
  const isAnimated = animation.length > 0 && animationDuration !== undefined;
  return (
    <div
      ref={widget}
      id={`${MODAL_ID}${id}`}
      className={['dialog-widget dialog-lightbox-widget dialog-type-lightbox elementor-popup-modal', ...classes].join(
        ' ',
      )}
      data-part="dialog"
      role="dialog"
      aria-label={name}
      tabIndex={-1}
      style={{ pointerEvents: isLeaving ? 'none' : undefined }}
    >
      {isButtonOutside && button}
      <div
        ref={content}
        className={['dialog-widget-content dialog-lightbox-widget-content animated', ...animation].join(' ')}
        data-part="content"
        style={{ animationDuration: isAnimated ? `${animationDuration}s` : undefined }}
      >
        {!isButtonOutside && button}
        <div ref={message} className="dialog-message dialog-lightbox-message" data-part="message" />
      </div>
    </div>
  );
}

function Shown({ popup: { $look, key: _, ...content } }: { popup: ShownPopup }) {
  const look = useStore($look);
  return <PopupDialog {...content} {...look} />;
}

/** Shows each popup as a child of the body, where other panels see it as a layer of its own and lie below it. */
export function View({ store, host }: { store: ShownStore; host: HTMLElement }) {
  const shown = useStore(store.$shown);
  return shown.map((popup) => (
    <InServer key={popup.key} place={host}>
      <Shown popup={popup} />
    </InServer>
  ));
}
