import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mountView } from '../../src/island/react';
import type { EagerViewIsland } from '../../src/island/types';
import swatches from '../../widgets/swatches';
import { ORIGINAL, type SwatchesProps } from '../../widgets/swatches/contract';
import type { LiveSwatches } from '../../widgets/swatches/live';
import { View } from '../../widgets/swatches/View';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { settle } from '../helpers/settle';

type Island = EagerViewIsland<SwatchesProps, LiveSwatches>;

let warnings: unknown[];

beforeEach(() => {
  showFixture('swatches');
  warnings = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void warnings.push(words));
});

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
    expect([shown().className, shown().children[0]?.className]).toEqual(['shopengine_swatches', 'swatch swatch_image swatch-matte']);
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
    expect([matte.style.backgroundColor, matte.style.getPropertyValue('--size'), matte.title]).toEqual(['red', '4px', 'Matte paint']);
  });
});

describe('swatches before their view is there', () => {
  it('work for a pointer, and show the choice and what is not offered', () => {
    find('#pa_finish [value="gloss"]').remove();
    const store = swatches.mode === 'beside' && (swatches.createStore?.(swatches.read(host()), host()) as LiveSwatches);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('[data-value="matte"]').dispatchEvent(click);
    expect(find<HTMLSelectElement>('#pa_finish').value).toBe('matte');
    expect(find('[data-value="matte"]').classList.contains('selected')).toBe(true);
    expect(find('[data-value="gloss"]').classList.contains('disabled')).toBe(true);
    // The loader leaves it alone.
    expect(click.defaultPrevented).toBe(true);
    if (store) store.stop();
    find('[data-value="matte"]').click();
    expect(find<HTMLSelectElement>('#pa_finish').value).toBe('matte');
  });
});
