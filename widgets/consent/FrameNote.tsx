/** The note in place of a frame that waits: it says why, and offers the choice. It has the frame's size, so that nothing moves. */
import { say } from '../../src/texts/say';
import { consentBlocked, consentPreferences } from '../../src/texts/table';
import type { Room } from './contract';

export interface FrameNoteProps extends Room {
  /** Runs when the visitor presses the button; the island opens the preferences because of `data-consent-open`. */
  onChoose?(): void;
}

const pixels = (length: number) => (length ? `${length}px` : undefined);

/** The note, in the size of its frame. */
export function FrameNote({ width, height, display, onChoose }: FrameNoteProps) {
  const style = {
    display,
    boxSizing: 'border-box',
    inlineSize: pixels(width),
    maxInlineSize: '100%',
    blockSize: pixels(height),
    overflow: 'auto',
    padding: '8px',
    border: '1px solid currentcolor',
  } as const;
  return (
    <div className="shop-islands shop-islands-consent-waiting" data-part="frame-note" style={style}>
      <p style={{ margin: '0 0 8px' }}>{say(consentBlocked)}</p>
      <button type="button" data-consent-open="" style={{ minBlockSize: '44px' }} onClick={onChoose}>
        {say(consentPreferences)}
      </button>
    </div>
  );
}
