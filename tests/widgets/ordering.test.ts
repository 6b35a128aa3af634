import { beforeEach, describe, expect, it, vi } from 'vitest';
import { send } from '../../widgets/ordering/enhance';
import { find, showFixture } from '../helpers/fixture';

beforeEach(() => showFixture('ordering'));
const order = () => find<HTMLSelectElement>('.orderby');

describe('a chosen sort order', () => {
  it('sends its form, and is the printed one again for a shopper who comes back', () => {
    const submit = vi.spyOn(find<HTMLFormElement>('form'), 'requestSubmit').mockImplementation(() => {});
    const printed = order().value;
    order().value = 'price';
    send(order());
    expect([submit.mock.calls.length, order().value]).toEqual([1, 'price']);
    dispatchEvent(new Event('pagehide'));
    expect(order().value).toBe(printed);
  });

  it('may be a field that is no select', () => {
    const form = find<HTMLFormElement>('form');
    const submit = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {});
    form.innerHTML = '<input class="orderby" type="radio" name="orderby" value="price">';
    send(order());
    dispatchEvent(new Event('pagehide'));
    expect(submit).toHaveBeenCalledTimes(1);
  });
});
