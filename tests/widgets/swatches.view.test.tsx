import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountView } from '../../src/island/react';
import type { EagerViewIsland, Instance } from '../../src/island/types';
import { mountLazily } from '../../src/runtime/lazyView';
import swatches from '../../widgets/swatches';
import { ORIGINAL, type SwatchesProps } from '../../widgets/swatches/contract';
import type { LiveSwatches } from '../../widgets/swatches/live';
import { View } from '../../widgets/swatches/View';
import { find, showFixture } from '../helpers/fixture';
import { mountLazyIsland } from '../helpers/lazyIsland';
import { setPage } from '../helpers/page';
import { settle, until } from '../helpers/settle';

type Island = EagerViewIsland<SwatchesProps, LiveSwatches>;

let warnings: unknown[];

beforeEach(() => {
  showFixture('swatches');
  warnings = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void warnings.push(words));
});

const form = () => find('form');
const host = () => find('.shopengine_swatches[data-attribute_name="attribute_pa_finish"]:not([role])');
const shown = () => find('[role="radiogroup"]');
const mount = (Shown: Island['View'] = View, failed: unknown[] = []) =>
  mountView({ ...(swatches as object), View: Shown } as Island, host(), (cause) => failed.push(cause));

describe('the view of the server’s swatches', () => {
  it('stands beside the server’s group, with its classes and the same nodes in the swatches', () => {
    const group = host();
    const image = find('img', group);
    mount();
    expect(group.nextElementSibling?.firstElementChild).toBe(shown());
    expect([shown().className, shown().children[0]?.className]).toEqual([
      'shopengine_swatches',
      'swatch swatch_image swatch-matte',
    ]);
    expect(shown().contains(image)).toBe(true);
    // A space between two swatches, as the server printed it.
    expect([...shown().childNodes].map(({ nodeName }) => nodeName)).toEqual(['SPAN', '#text', 'SPAN']);
  });

  it('leaves a press to ShopEngine’s own script once that is at work, which takes it on the view’s swatches too', async () => {
    mount();
    const select = find<HTMLSelectElement>('select[name="attribute_pa_finish"]');
    const before = select.value;
    const { originals } = setPage();
    originals.add(ORIGINAL);
    find('[role="radio"][data-value="matte"]').click();
    await settle();
    expect(select.value).toBe(before);
    originals.clear();
    find('[role="radio"][data-value="matte"]').click();
    await settle();
    expect(select.value).toBe('matte');
  });

  it('leaves the server’s group empty and hidden, so that its swatches are not found twice', () => {
    mount();
    expect([host().hidden, host().childNodes.length]).toEqual([true, 0]);
    expect(document.querySelectorAll('.swatch[data-value="matte"]')).toHaveLength(1);
  });

  it.each([
    ['once', (of: Island['View']) => of],
    [
      'in StrictMode',
      (Of: Island['View']): Island['View'] =>
        (props) => (
          <StrictMode>
            <Of {...props} />
          </StrictMode>
        ),
    ],
  ])('gives everything back, mounted %s, and can be mounted again', async (_how, wrap) => {
    const before = host().outerHTML;
    const parts = [...host().querySelectorAll('*')];
    for (const _round of [1, 2]) {
      const { unmount } = mount(wrap(View));
      await settle();
      expect(shown().querySelectorAll('img')).toHaveLength(2);
      unmount?.();
      expect(host().outerHTML).toBe(before);
      expect([...host().querySelectorAll('*')]).toEqual(parts);
      expect(document.querySelector('[data-island-view]')).toBeNull();
    }
    expect(warnings).toEqual([]);
  });

  it('gives back swatches that show the choice', async () => {
    const { unmount } = mount();
    find('[data-value="gloss"]').click();
    await settle();
    unmount?.();
    expect(find('[data-value="gloss"]', host()).classList.contains('selected')).toBe(true);
  });

  it('gives the server’s working group back if it throws', async () => {
    const failed: unknown[] = [];
    const before = host().outerHTML;
    mount(() => {
      throw new Error('broken');
    }, failed);
    await settle();
    expect(failed).toHaveLength(1);
    expect(host().outerHTML).toBe(before);
  });

  it('keeps the server’s own styles and titles', () => {
    find('[data-value="matte"]').setAttribute('style', 'background-color: red; --size: 4px');
    find('[data-value="matte"]').title = 'Matte paint';
    mount();
    const matte = find('[data-value="matte"]', shown());
    expect([matte.style.backgroundColor, matte.style.getPropertyValue('--size'), matte.title]).toEqual([
      'red',
      '4px',
      'Matte paint',
    ]);
  });
});

describe('a form that a script has copied together with the view', () => {
  const copy = () => {
    const late = form().cloneNode(true) as HTMLElement;
    document.body.append(late);
    return late;
  };

  it('has swatches that work, once each', async () => {
    mount();
    const late = copy();
    const group = find('.shopengine_swatches[data-attribute_name="attribute_pa_finish"][hidden]', late);
    const { unmount } = mountLazyIsland(swatches, group);
    const values = () => [...late.querySelectorAll<HTMLElement>('.swatch')].map(({ dataset }) => dataset.value);
    expect(values().filter((value) => value === 'matte' || value === 'gloss')).toEqual(['matte', 'gloss']);
    expect(group.hidden).toBe(false);
    find('.swatch[data-value="matte"]', late).click();
    await settle();
    expect(find<HTMLSelectElement>('select[name="attribute_pa_finish"]', late).value).toBe('matte');
    expect(find<HTMLSelectElement>('select[name="attribute_pa_finish"]').value).not.toBe('matte');
    expect(find('.swatch[data-value="matte"]', late).className).toBe('swatch swatch_image swatch-matte selected');
    unmount?.();
  });

  it('has one view for a plain select', () => {
    const cell = find<HTMLSelectElement>('select[name="attribute_engraving"]').closest('td') as HTMLElement;
    const island = { ...(swatches as object), View: View as Island['View'] } as Island;
    mountView(island, cell, () => {});
    const late = copy();
    const own = find<HTMLSelectElement>('select[name="attribute_engraving"]', late).closest('td') as HTMLElement;
    mountView(island, own, () => {});
    expect(own.querySelectorAll('[data-island-view]')).toHaveLength(1);
  });
});

describe('swatches before their view is there', () => {
  const group = () => find('.shopengine_swatches[data-attribute_name="attribute_pa_finish"]');
  const swatch = (value: string) => find(`.swatch[data-value="${value}"]`);
  const chosen = () => find<HTMLSelectElement>('#pa_finish').value;
  const key = (name: string) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  /** The role, name, states and tab stop of an element. */
  const said = (element: Element) =>
    ['role', 'aria-label', 'aria-labelledby', 'aria-checked', 'aria-disabled', 'tabindex'].map((name) =>
      element.getAttribute(name),
    );

  let asked: string[];
  let instance: Instance | undefined;
  let bring: () => void;
  /** As the runtime does; the view's code comes when it is brought. */
  const run = () => {
    asked = [];
    const code = new Promise<void>((resolve) => {
      bring = resolve;
    });
    const loadMount = async () => {
      asked.push('react');
      await code;
      return mountView;
    };
    const fail = (cause: unknown) => {
      throw cause;
    };
    instance = mountLazily(swatches as never, group(), loadMount, fail);
  };
  const isViewThere = () =>
    until(() => expect(group().nextElementSibling?.getAttribute('data-island-view')).toBe('swatches'));
  afterEach(() => instance?.unmount?.());

  it('work for a pointer, and show the choice and the options that are not offered', () => {
    find('#pa_finish [value="gloss"]').remove();
    run();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    swatch('matte').dispatchEvent(click);
    expect(chosen()).toBe('matte');
    expect(swatch('matte').classList.contains('selected')).toBe(true);
    expect(swatch('gloss').classList.contains('disabled')).toBe(true);
    // The loader leaves it alone.
    expect(click.defaultPrevented).toBe(true);
    instance?.unmount?.();
    swatch('matte').click();
    expect(chosen()).toBe('matte');
  });

  it('have the same roles and states as the view, and lose them in the end', async () => {
    find('#pa_finish [value="gloss"]').setAttribute('disabled', '');
    const html = form().outerHTML;
    run();
    swatch('matte').click();
    const printed = [group(), swatch('matte'), swatch('gloss')].map(said);
    expect(printed[0]).toEqual(['radiogroup', 'finish', expect.any(String), null, null, null]);
    expect(printed.slice(1)).toEqual([
      ['radio', 'Matte', null, 'true', 'false', '0'],
      ['radio', 'Gloss', null, 'false', 'true', '-1'],
    ]);
    expect(find('#pa_finish').getAttribute('aria-hidden')).toBe('true');
    group().dispatchEvent(new Event('pointerover'));
    bring();
    await isViewThere();
    expect([shown(), swatch('matte'), swatch('gloss')].map(said)).toEqual(printed);
    expect(said(group())).toEqual([null, null, null, null, null, null]);
    swatch('matte').click();
    await settle();
    instance?.unmount?.();
    swatch('gloss').classList.remove('disabled');
    expect(form().outerHTML).toBe(html);
  });

  it('do not fetch the view by themselves', async () => {
    run();
    await settle();
    expect(asked).toEqual([]);
  });

  it.each(['pointerover', 'pointerdown', 'touchstart', 'focusin'])('fetch the view once at %s', async (type) => {
    run();
    swatch('gloss').dispatchEvent(new Event(type, { bubbles: true }));
    group().dispatchEvent(new Event('pointerover'));
    await settle();
    expect(asked).toEqual(['react']);
  });

  it('fetch the view when Tab leads to them through the form, and at no other key', async () => {
    run();
    const press = (name: string) =>
      find('#pa_colour').dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    press('ArrowDown');
    expect(asked).toEqual([]);
    press('Tab');
    await settle();
    expect(asked).toEqual(['react']);
  });

  it('obey keys at once, and give the focus to the view’s swatch later', async () => {
    run();
    swatch('matte').focus();
    expect(key('ArrowRight')).toBe(true);
    expect([chosen(), (document.activeElement as HTMLElement).dataset.value]).toEqual(['gloss', 'gloss']);
    expect(key('Enter')).toBe(true);
    expect(chosen()).toBe('');
    key(' ');
    bring();
    await isViewThere();
    expect(document.activeElement).toBe(find('[data-value="gloss"]', shown()));
    expect(said(document.activeElement as Element).slice(3)).toEqual(['true', 'false', '0']);
    key('Home');
    await settle();
    expect(chosen()).toBe('matte');
    // A view that goes gives it back.
    instance?.unmount?.();
    expect(document.activeElement).toBe(find('[data-value="matte"]', group()));
  });
});
