import { expect, it, vi } from 'vitest';
import { adopt } from '../../widgets/result-count/enhance';

it('a count that another script takes off the page and puts back is announced again all the same', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<p class="woocommerce-result-count">Showing all 4 results</p>';
  const line = document.querySelector('p') as HTMLElement;
  const stop: unknown = adopt(line);
  expect(line.ariaHidden).toBe('true');
  line.remove();
  if (typeof stop === 'function') stop();
  document.body.append(line);
  adopt(line);
  vi.advanceTimersByTime(1999);
  expect(line.ariaHidden).toBe('true');
  vi.advanceTimersByTime(1);
  expect(line.ariaHidden).toBe('false');
  vi.useRealTimers();
});
