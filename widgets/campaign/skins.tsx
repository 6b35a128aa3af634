/**
 * How a part of a timer looks, in the markup that the plugin's styles know. What holds a label has it as its key
 * (Words.tsx says why).
 */
import { type ReadonlySignal, useComputed } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { Unit } from '../../src/rules/countdown';
import { Digits, type PartProps, type Skin } from '../../src/ui/Countdown';
import type { Skin as SkinName } from './contract';

type Part = PartProps<Unit>;

interface BoxProps extends Part {
  shape: string;
  /** Its border comes before its digits. */
  isGhost: boolean;
  isFullMinute: ReadonlySignal<boolean>;
}

/** The seconds' box pulses all the time, the minutes' when it changes. */
function Box({ shape, isGhost, isFullMinute, unit, digits, label }: BoxProps) {
  useSignals();
  const isPulsing = useComputed(() => unit === 'seconds' || (unit === 'minutes' && isFullMinute.value)).value;
  const border = <div className={isPulsing ? 'wcct_wrap_border wcct_pulse wcct_animated' : 'wcct_wrap_border'} />;
  return (
    <div className={isPulsing ? `wcct_${shape}_wrap wcct_border_none` : `wcct_${shape}_wrap`} aria-hidden="true">
      {isGhost && border}
      <div className="wcct_table">
        <div key={label} className="wcct_table_cell">
          <Digits digits={digits} />
          {` ${label}`}
        </div>
      </div>
      {!isGhost && border}
    </div>
  );
}

const Highlight = ({ digits, label, isLast }: Part) => (
  <div key={label} className="wcct_highlight_1_wrap" aria-hidden="true">
    <Digits className="wcct_timer_label" digits={digits} />
    {` ${label}`}
    {!isLast && <span className="wcct_colon_sep">:</span>}
  </div>
);

const Plain = ({ digits, label, isLast }: Part) => {
  const words = isLast ? label : `${label} `;
  return (
    <span key={words} aria-hidden="true">
      <Digits digits={digits} />
      {words}
    </span>
  );
};

/** @param isFullMinute true in the second in which the minutes change */
export function skinOf(name: SkinName, isFullMinute: ReadonlySignal<boolean>): Skin<Unit> {
  if (name === 'highlight_1') return Highlight;
  if (name === 'default') return Plain;
  const [shape = '', kind] = name.split('_');
  return (part) => <Box {...part} shape={shape} isGhost={kind === 'ghost'} isFullMinute={isFullMinute} />;
}
