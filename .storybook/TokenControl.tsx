/** The control of one custom property: a colour is picked, an amount is slid, anything else is typed. */

import { hexOf } from '../src/debug/tokens';

/** How an amount is slid: from 0 on, in its unit. */
interface Amount {
  unit: string;
  most: number;
  step: number;
}

/** Above it, a number is a place in a pile, and nothing to slide. */
const MOST = 1000;

/** What is slid of a value such as "6px"; undefined of any other. */
function amountOf(value: string): Amount | undefined {
  const [, number, unit = ''] = /^([\d.]+)(px|s|ms|)$/.exec(value) ?? [];
  if (!number || Number(number) > MOST) return undefined;
  if (unit === 'px') return { unit, most: Math.max(32, 2 * Number(number)), step: 1 };
  return unit === 'ms' ? { unit, most: MOST, step: 50 } : { unit, most: 1, step: 0.05 };
}

interface TokenControlProps {
  name: string;
  /** The value that it has by itself; "" until it is known. */
  value: string;
  /** What it is changed to; "" where it is not. */
  change: string;
  /** "" takes the change back. */
  onChange(value: string): void;
}

export function TokenControl({ name, value, change, onChange }: TokenControlProps) {
  const shown = change || value;
  const amount = amountOf(value);
  const set = ({ target }: { target: { value: string } }) => onChange(target.value);
  return (
    <div className="token-control">
      <code>{name.replace('--shop-islands-', '')}</code>
      {hexOf(value) && (
        <input type="color" aria-label={`${name}: pick`} value={hexOf(shown) ?? hexOf(value)} onChange={set} />
      )}
      {amount && (
        <input
          type="range"
          aria-label={`${name}: slide`}
          max={amount.most}
          step={amount.step}
          value={Number.parseFloat(shown)}
          onChange={({ target }) => onChange(target.value + amount.unit)}
        />
      )}
      <input type="text" aria-label={name} value={change} placeholder={value} onChange={set} />
      <button type="button" aria-label={`${name}: undo`} disabled={!change} onClick={() => onChange('')}>
        ↺
      </button>
    </div>
  );
}
