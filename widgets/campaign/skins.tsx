/**
 * Renders a part of a timer in the markup that the plugin's styles know. The element around a label has the label as
 * its key (Words.tsx says why).
 */
import { type ReadonlySignal, useComputed } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { Unit } from '../../src/rules/countdown';
import { Digits, type PartProps } from '../../src/ui/views/Countdown';
import type { Skin } from './contract';

type Part = PartProps<Unit>;

interface BoxProps extends Part {
  shape: string;
  /** True if the border comes before the digits. */
  isGhost: boolean;
  /** True in the second in which the minutes change. */
  isFullMinute: ReadonlySignal<boolean>;
}

/** The box of the seconds pulses all the time, the box of the minutes when it changes. */
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

/** One part of a timer in its skin. */
export function SkinnedPart({ skin, isFullMinute, ...part }: Part & Pick<BoxProps, 'isFullMinute'> & { skin: Skin }) {
  if (skin === 'highlight_1') return <Highlight {...part} />;
  if (skin === 'default') return <Plain {...part} />;
  const [shape = '', kind] = skin.split('_');
  return <Box {...part} shape={shape} isGhost={kind === 'ghost'} isFullMinute={isFullMinute} />;
}
