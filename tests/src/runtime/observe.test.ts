import { describe, expect, it, vi } from 'vitest';
import { observe } from '../../../src/runtime/observe';
import { until } from '../../helpers/settle';

const element = (name: string) => document.createElement(name);

/** Starts an observer. Returns its reports, and a function that waits for them. */
function watch() {
  const added: string[] = [];
  const onChanged = vi.fn();
  observe((root) => added.push(root.localName), onChanged);
  return { added, onChanged, told: () => until(() => expect(onChanged).toHaveBeenCalled()) };
}

describe('elements that come into the page', () => {
  it('are reported once, by the outermost, when they come one inside the other', async () => {
    const { added, onChanged, told } = watch();
    const section = element('section');
    document.body.append(section);
    const list = element('ul');
    section.append(list);
    list.append(element('li'), 'words', element('li'));
    await told();
    expect(added).toEqual(['section']);
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('are reported one by one inside an existing element, but not if they have gone again', async () => {
    const list = element('ul');
    document.body.append(list);
    const { added, told } = watch();
    const gone = element('p');
    list.append(element('li'), gone, element('dl'));
    gone.remove();
    await told();
    expect(added).toEqual(['li', 'dl']);
  });

  it('are reported where they stand when they were moved meanwhile', async () => {
    const place = element('main');
    document.body.append(place);
    const { added, told } = watch();
    const fragile = element('aside');
    const moved = element('nav');
    document.body.append(fragile);
    fragile.append(moved);
    place.append(moved);
    fragile.remove();
    await told();
    expect(added).toEqual(['nav']);
  });
});
