/** Digits that roll. Each is a column of ten digits, of which one is visible. */
import { COLUMN, DIGIT } from './contract';
import { rolled } from './rules';

function Digit({ sign, share }: { sign: string; share: number }) {
  return (
    // The hidden digit itself gives the box its final width and height.
    <span className={DIGIT}>
      {sign}
      <span style={{ translate: rolled(sign, share) }}>{COLUMN}</span>
    </span>
  );
}

export interface RollProps {
  /** The final number, such as "12,500". */
  text: string;
  /** How far the digits have rolled, 0 to 1. */
  share: number;
}

/** The number with digits that roll upwards. Its other characters do not move. */
export function Roll({ text, share }: RollProps) {
  return (
    // In a text from right to left, inline boxes would stand in reverse order, so this sets the direction.
    <bdi dir="ltr">
      {/* biome-ignore lint/suspicious/noArrayIndexKey: a character is known by its place */}
      {[...text].map((sign, index) => (/\d/.test(sign) ? <Digit key={index} sign={sign} share={share} /> : sign))}
    </bdi>
  );
}
