/** Digits that roll: each is a column of ten, of which one shows. */
import { COLUMN, DIGIT } from './contract';
import { rolled } from './rules';

function Digit({ sign, share }: { sign: string; share: number }) {
  return (
    // The digit itself, unseen, is as wide and high as it will be.
    <span className={DIGIT}>
      {sign}
      <span style={{ translate: rolled(sign, share) }}>{COLUMN}</span>
    </span>
  );
}

export interface RollProps {
  /** The number at its end, such as "12,500". */
  text: string;
  /** How far the digits have rolled, 0 to 1. */
  share: number;
}

/** The number with digits that roll upwards; other signs stand still. */
export function Roll({ text, share }: RollProps) {
  return (
    // Boxes have no direction of their own: from right to left the number would roll in reverse.
    <bdi dir="ltr">
      {/* biome-ignore lint/suspicious/noArrayIndexKey: a sign is known by its place */}
      {[...text].map((sign, index) => (/\d/.test(sign) ? <Digit key={index} sign={sign} share={share} /> : sign))}
    </bdi>
  );
}
