import { describe, expect, it } from 'vitest';
import { readTemplate } from '../../widgets/_template/read';
import { nextCount } from '../../widgets/_template/rules';
import { createTemplateStore } from '../../widgets/_template/store';
import { find, showFixture } from '../helpers/fixture';

describe('the template widget', () => {
  it('reads its host, whole and damaged', () => {
    showFixture('_template');
    expect(readTemplate(find('p'))).toEqual({ name: 'Lives', start: 1, max: 3 });
    document.body.innerHTML = '<p data-start="many"></p>';
    expect(readTemplate(find('p'))).toEqual({ name: '', start: 0, max: undefined });
  });

  it('counts to its maximum and reports each count', () => {
    expect([nextCount(2, 3), nextCount(3, 3), nextCount(3, undefined)]).toEqual([3, 3, 4]);
    const told: number[] = [];
    const store = createTemplateStore({ name: '', start: 1, max: 2 }, (count) => told.push(count));
    store.count();
    store.count();
    expect([store.$count.get(), told]).toEqual([2, [2, 2]]);
  });
});
