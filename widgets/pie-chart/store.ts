/** Owns whether a chart has a ring to draw. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '../../src/bridge/page/clock';
import type { Pie } from './contract';

export interface PieStore {
  /** False where the server prints no percentage. */
  $isWanted: ReadableAtom<boolean>;
  time: Clock;
}

/** A chart without a `percent` wants no view. */
export const createPieStore = ({ percent }: Pie, time: Clock): PieStore => ({
  $isWanted: atom(percent !== undefined),
  time,
});
