import { beforeEach, describe, expect, it, vi } from 'vitest';
import { whenReleased } from '../../../src/dom/released';
import { find } from '../../helpers/fixture';
import { settle } from '../../helpers/settle';

let log: string[];
const host = () => find('p');
const wait = () => whenReleased(host()).then(() => log.push('released'));

beforeEach(() => {
  log = [];
  document.body.innerHTML = '<p>Hello</p>';
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
});

describe('the end of a press', () => {
  it('need not be waited for where nothing is pressed', async () => {
    wait();
    await settle();
    expect(log).toEqual(['released']);
  });

  it.each(['pointerup', 'pointercancel', 'keyup'])('comes with %s, after the click', async (type) => {
    vi.spyOn(host(), 'matches').mockReturnValue(true);
    const released = wait();
    await settle();
    expect(log).toEqual([]);
    host().dispatchEvent(new Event(type, { bubbles: true }));
    host().addEventListener('click', () => log.push('click'));
    host().click();
    await released;
    expect(log).toEqual(['click', 'released']);
  });
});
