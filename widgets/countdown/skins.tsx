/** Shows one part of a countdown, in the markup that the plugin's styles know. */
import { type ReadonlySignal, useComputed } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { Digits, type PartProps } from '../../src/ui/views/Countdown';
import { BOXES, FLIP, type Layout, LEAVES, PARTS, type Unit } from './contract';

/** Shows the digits above their label. */
function Boxes({ unit, digits, label, layout }: PartProps<Unit> & { layout: keyof typeof BOXES }) {
  const [outer, inner] = BOXES[layout];
  return (
    <div className={`elementskit-timer-container elementskit-${unit}s`} aria-hidden="true">
      <div className={outer}>
        <div className={inner}>
          <Digits className="elementskit-timer-count" digits={digits} after=" " />
          <span key={label} className="elementskit-timer-title">
            {label}
          </span>
        </div>
      </div>
    </div>
  );
}

/** The digits that were shown before; the present ones until they first change. */
function useBefore(digits: string): string {
  const [shown, setShown] = useState({ digits, before: digits });
  if (shown.digits !== digits) setShown({ digits, before: shown.digits });
  return shown.digits === digits ? shown.before : shown.digits;
}

interface FlipProps extends PartProps<Unit> {
  /** The digits to which the leaves have started to turn. */
  turned: ReadonlySignal<Record<Unit, string>>;
}

/** Shows four leaves. The upper one turns down when the number changes. */
function Flip({ unit, digits, label, turned }: FlipProps) {
  useSignals();
  const next = digits.value;
  const before = useBefore(next);
  const isTurned = useComputed(() => turned.value[unit] === digits.value).value && before !== next;
  const texts = { curr: before, next };
  return (
    <div
      className={`elementskit-time elementskit-${PARTS[unit]} ekit-countdown-inner${isTurned ? ` ${FLIP}` : ''}`}
      aria-hidden="true"
    >
      {LEAVES.map(([which, half]) => (
        <span
          key={which + half}
          className={`elementskit-count elementskit-${which} elementskit-${half}`}
          translate="no"
        >
          {texts[which]}
        </span>
      ))}
      <span key={label} className="elementskit-label">
        {label}
      </span>
    </div>
  );
}

/** Shows a part in this layout. */
export const Part = ({ layout, turned, ...part }: FlipProps & { layout: Layout }) =>
  layout === 'flip' ? <Flip {...part} turned={turned} /> : <Boxes {...part} layout={layout} />;
