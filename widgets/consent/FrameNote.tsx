/** Stands in for a frame that waits: says why, and offers the choice. It takes the frame's room, so that nothing moves. */
import { say } from '../../src/texts/say';
import { consentBlocked, consentPreferences } from '../../src/texts/table';
import type { Room } from './contract';

export interface FrameNoteProps extends Room {
  /** The visitor wants to choose; the island opens the preferences by the button's `data-consent-open`. */
  onChoose?(): void;
}

const pixels = (length: number) => (length ? `${length}px` : undefined);

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
    <div className="shop-islands shop-islands-consent-waiting" style={style}>
      <p style={{ margin: '0 0 8px' }}>{say(consentBlocked)}</p>
      <button type="button" data-consent-open="" style={{ minBlockSize: '44px' }} onClick={onChoose}>
        {say(consentPreferences)}
      </button>
    </div>
  );
}
