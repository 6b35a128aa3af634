/** The three buttons of a choice. They look like the theme's buttons; refusing stands first and looks like agreeing. */
import { say } from '../../src/texts/say';
import { consentAcceptAll, consentRejectAll } from '../../src/texts/table';
import { Words } from '../../src/ui/views/Words';

export interface ChoicesProps {
  /** The text of the third button. */
  other: string;
  onOther(): void;
  onReject(): void;
  onAccept(): void;
}

function Choice({ words, onClick }: { words: string; onClick(): void }) {
  return (
    <button type="button" className="button wp-element-button" onClick={onClick}>
      <Words>{words}</Words>
    </button>
  );
}

/** The buttons to refuse, to agree, and a third one. */
export function Choices({ other, onOther, onReject, onAccept }: ChoicesProps) {
  return (
    <div className="shop-islands-consent-choices" data-part="choices">
      <Choice words={say(consentRejectAll)} onClick={onReject} />
      <Choice words={say(consentAcceptAll)} onClick={onAccept} />
      <Choice words={other} onClick={onOther} />
    </div>
  );
}
