/**
 * The control of one custom property: a colour picker for a colour, a slider for an amount, a text field for anything
 * else.
 */

import { hexOf } from '../src/debug/tokens';

/** The range of the slider for each unit; it begins at 0. */
interface Amount {
  unit: string;
  most: number;
  step: number;
}

/** A greater number without a unit is a `z-index`, for which a slider makes no sense. */
const MOST = 1000;

/** The amount and the unit of a value such as "6px"; undefined for any other value. */
function amountOf(value: string): Amount | undefined {
  const [, number, unit = ''] = /^([\d.]+)(px|s|ms|)$/.exec(value) ?? [];
  if (!number || Number(number) > MOST) return undefined;
  if (unit === 'px') return { unit, most: Math.max(32, 2 * Number(number)), step: 1 };
  return unit === 'ms' ? { unit, most: MOST, step: 50 } : { unit, most: 1, step: 0.05 };
}

interface TokenControlProps {
  name: string;
  /** The property's value without changes; "" until it is known. */
  value: string;
  /** The changed value; "" if there is no change. */
  change: string;
  /** Called with the new value; "" undoes the change. */
  onChange(value: string): void;
}

export function TokenControl({ name, value, change, onChange }: TokenControlProps) {
  const shown = change || value;
  const range = amountOf(value);
  // A slider cannot show another unit than its own.
  const amount = range?.unit === amountOf(shown)?.unit ? range : undefined;
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
