/** The dialog that asks for the opt-in when no greeting can ask for it. */
import { say } from '../../src/texts/say';
import { close } from '../../src/texts/table';
import { ChatDialog, type ChatDialogProps } from './ChatDialog';

export interface AskDialogProps extends ChatDialogProps {
  /** Called when the visitor closes the dialog. */
  onClose(): void;
}

/** The dialog's frame with a close button of its own. */
export function AskDialog({ onClose, children, ...dialog }: AskDialogProps) {
  return (
    <ChatDialog {...dialog}>
      <button
        type="button"
        className="ctc_greetings_close_btn"
        data-part="close"
        aria-label={say(close)}
        onClick={onClose}
      >
        ×
      </button>
      {children}
    </ChatDialog>
  );
}
