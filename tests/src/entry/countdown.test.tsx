import { Fragment, StrictMode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from '../../../src/entry/components/Countdown';
import { acting } from '../../helpers/mountLive';

vi.mock('../../../src/entry/version', () => ({ version: 'test' }));

const FAR = Date.now() + 100_000;

let root: Root;
const told: number[] = [];

/** A theme that shows something else once the moment has come, and hands in a new function at each render. */
function Theme({ until }: { until: number }) {
  const [ends, setEnds] = useState(0);
  // Stops a test that would render for ever.
  if (ends > 20) throw new Error('It never stops.');
  const onEnd = () => {
    told.push(until);
    setEnds(ends + 1);
  };
  return <Countdown until={until} onEnd={onEnd} />;
}

beforeEach(() => {
  told.length = 0;
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(() => acting(() => root.unmount()));

describe.each([
  ['', Fragment],
  [' in strict mode', StrictMode],
])('a countdown%s', (_mode, Mode) => {
  const show = (until: number) =>
    acting(() =>
      root.render(
        <Mode>
          <Theme until={until} />
        </Mode>,
      ),
    );

  it('reports its end once, whatever the theme renders then', async () => {
    await show(1);
    await show(1);
    expect(told).toEqual([1]);
  });

  it('shows zeros for a date that is none, reports no end, and counts once there is a moment', async () => {
    await show(Number.NaN);
    expect([document.body.textContent, told]).toEqual(['00000000', []]);
    expect(document.querySelector('[role=timer]')?.getAttribute('aria-label')).not.toMatch(/NaN/);
    await show(1);
    expect(told).toEqual([1]);
  });

  it('reports the end of another moment too', async () => {
    await show(FAR);
    await show(1);
    await show(2);
    expect(told).toEqual([1, 2]);
  });
});
