import jQuery from 'jquery';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Instance } from '../../src/island/types';
import type { LiveSwatches } from '../../widgets/swatches/live';
import { readAnchor } from '../../widgets/swatches/read';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { settle, until } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

let log: string[];
let clock: FakeClock;
let page: FakePage;
/** Instances of the groups that are alive, by host. */
let alive: Map<HTMLElement, Instance>;
const host = window as unknown as { jQuery?: unknown };

/** Brings a host to life, without its view where that is not there yet. */
async function adopt(element: HTMLElement, isViewThere = true): Promise<void> {
  const { default: island } = await import('../../widgets/swatches');
  const { mountLazily } = await import('../../src/runtime/lazyView');
  const { mountView } = await import('../../src/island/react');
  const loadMount = async () => (isViewThere ? mountView : new Promise<never>(() => {}));
  const instance = mountLazily(island as never, element, loadMount, (cause) => {
    throw cause;
  });
  alive.set(element, instance);
  element.dispatchEvent(new Event('pointerover'));
  const isWanted = (instance.store as LiveSwatches).$isWanted.get();
  if (isViewThere && isWanted)
    await until(() =>
      expect(readAnchor(element).nextElementSibling?.getAttribute('data-island-view')).toBe('swatches'),
    );
}

/** Starts the island on the present page, with the real jQuery if the test asks for it. */
async function begin(withJQuery = false, isViewThere = true): Promise<void> {
  vi.resetModules();
  alive = new Map();
  if (withJQuery) {
    host.jQuery = jQuery;
    await import('../../src/bridge/jquery/bridge');
  }
  clock = createClock();
  const { listen } = await import('../../widgets/swatches/page/follow');
  listen(clock);
  for (const element of document.querySelectorAll<HTMLElement>('.shopengine_swatches,[data-island~="swatches"]'))
    await adopt(element, isViewThere);
}

beforeEach(() => {
  delete host.jQuery;
  jQuery(document).off();
  log = [];
  page = setPage({
    globals: { wc_add_to_cart_variation_params: { i18n_no_matching_variations_text: 'Nothing like that here.' } },
  });
  vi.stubGlobal('alert', (text: string) => log.push(`alert ${text}`));
  showFixture('swatches');
  form().addEventListener('change', ({ target }) =>
    log.push(`change ${(target as HTMLSelectElement).name}=${(target as HTMLSelectElement).value}`),
  );
});

const form = () => find<HTMLFormElement>('form');
const select = (name = 'pa_colour') => find<HTMLSelectElement>(`#${name}`);
const swatch = (value: string) => find(`.shopengine_swatches [data-value="${CSS.escape(value)}"]`);
/** Clicks, and waits until the view shows the result. */
async function click(element: HTMLElement): Promise<void> {
  element.click();
  await settle();
}
const press = (value: string) => click(swatch(value));
const colours = (name: string) =>
  [...document.querySelectorAll(`[data-attribute_name="attribute_pa_colour"] .${name}`)].map(
    (one) => (one as HTMLElement).dataset.value,
  );
const option = (value: string, name = 'pa_colour') =>
  [...select(name).options].find((one) => one.value === value) as HTMLOptionElement;
const makeOption = (text: string, value: string) =>
  Object.assign(document.createElement('option'), { textContent: text, value });
const narrow = () => form().dispatchEvent(new CustomEvent('island:variation:narrowed', { bubbles: true }));

describe('swatches of a bundle, which has several products in one form', () => {
  /** The fixture's form as two elements in a form. */
  function printBundle(): HTMLElement[] {
    const printed = form();
    const outer = document.createElement('form');
    const items = [1, 2].map(() =>
      Object.assign(document.createElement('div'), { className: 'variations_form', innerHTML: printed.innerHTML }),
    );
    for (const item of items) outer.append(item);
    printed.replaceWith(outer);
    return items;
  }

  it('set the select of their own product', async () => {
    const [first, second] = printBundle() as [HTMLElement, HTMLElement];
    // The select stands apart from its swatches.
    for (const item of [first, second]) item.prepend(find('#pa_colour', item));
    await begin();
    await click(find('[data-value="red"]', second));
    expect([first, second].map((item) => find<HTMLSelectElement>('#pa_colour', item).value)).toEqual(['', 'red']);
  });

  it('find the select of an attribute whose name another plugin has encoded otherwise', async () => {
    const [first, second] = printBundle() as [HTMLElement, HTMLElement];
    for (const item of [first, second]) {
      find('.shopengine_swatches', item).dataset.attribute_name = 'attribute_pa_цвет';
      const own = find<HTMLSelectElement>('#pa_colour', item);
      own.name = 'attribute_pa_%d1%86%d0%b2%d0%b5%d1%82';
      // The select stands apart from its swatches.
      item.prepend(own);
    }
    await begin();
    await click(find('[data-value="red"]', second));
    expect(find<HTMLSelectElement>('#pa_colour', second).value).toBe('red');
  });

  it('report a missing value to their own product', async () => {
    const [, second] = printBundle() as [HTMLElement, HTMLElement];
    await begin();
    const told: EventTarget[] = [];
    document.addEventListener('island:swatches:no-match', ({ target }) => told.push(target as Element), { once: true });
    find('#pa_colour option[value="red"]', second).remove();
    await click(find('[data-value="red"]', second));
    expect(told).toEqual([second]);
  });
});

describe('a swatch', () => {
  it('sets the select at a press, with one change event, and leaves the other groups alone', async () => {
    await begin();
    await press('red');
    await press('blue');
    expect(select().value).toBe('blue');
    expect(colours('selected')).toEqual(['blue']);
    expect(swatch('blue').getAttribute('aria-checked')).toBe('true');
    expect(swatch('red').getAttribute('aria-checked')).toBe('false');
    expect(log).toEqual(['change attribute_pa_colour=red', 'change attribute_pa_colour=blue']);
  });

  it('clears the choice at a second press', async () => {
    await begin();
    await press('red');
    await press('red');
    expect(select().value).toBe('');
    expect(colours('selected')).toEqual([]);
    expect(log).toEqual(['change attribute_pa_colour=red', 'change attribute_pa_colour=']);
  });

  it('that is disabled does nothing', async () => {
    option('black').remove();
    await begin();
    await press('black');
    expect(log).toEqual([]);
  });

  it('that the server has selected stays selected', async () => {
    select().value = 'blue';
    swatch('blue').classList.add('selected');
    await begin();
    expect(colours('selected')).toEqual(['blue']);
    await press('blue');
    expect(select().value).toBe('');
  });

  it('without a select does nothing', async () => {
    for (const one of document.querySelectorAll('select')) one.remove();
    await begin();
    await press('red');
    expect(log).toEqual([]);
  });
});

describe('a value that the select does not offer', () => {
  it('clears the choice, and the shopper is told with the page’s own text', async () => {
    await begin();
    await press('blue');
    option('red').remove();
    form().addEventListener('island:swatches:no-match', () => log.push('no-match'));
    await press('red');
    expect(select().value).toBe('');
    expect(colours('selected')).toEqual([]);
    expect(log).toEqual([
      'change attribute_pa_colour=blue',
      'change attribute_pa_colour=',
      'no-match',
      'alert Nothing like that here.',
    ]);
  });

  it('is left to a script that cancels the event', async () => {
    await begin();
    option('red').disabled = true;
    form().addEventListener('island:swatches:no-match', (event) => event.preventDefault());
    await press('red');
    expect(log).toEqual(['change attribute_pa_colour=']);
  });

  it('fires jQuery’s event too, after the event of turning to the select', async () => {
    await begin(true);
    jQuery(form()).on('focusin', 'select', () => log.push('focusin'));
    jQuery(form()).on('change', 'select', () => log.push('jQuery change'));
    jQuery(form()).on('shopengine__no_matching_variation', (_event, swatch) =>
      log.push(`no match ${swatch.data('value')}`),
    );
    option('red').remove();
    await press('red');
    expect(log).toEqual([
      'focusin',
      'change attribute_pa_colour=',
      'jQuery change',
      'no match red',
      'alert Nothing like that here.',
    ]);
  });

  it('is chosen if a script adds it when the shopper turns to the select', async () => {
    await begin(true);
    option('red').remove();
    jQuery(form()).on('focusin', 'select', () => select().append(makeOption('Red', 'red')));
    await press('red');
    expect(select().value).toBe('red');
    expect(log).toEqual(['change attribute_pa_colour=red']);
  });
});

describe('options that were narrowed', () => {
  it('disable swatches 100 ms later, and enable them again', async () => {
    await begin();
    const black = option('black');
    black.remove();
    option('blue').disabled = true;
    narrow();
    await clock.advance(99);
    expect(colours('disabled')).toEqual([]);
    await clock.advance(1);
    await settle();
    expect(colours('disabled')).toEqual(['blue', 'black']);
    expect(swatch('black').getAttribute('aria-disabled')).toBe('true');
    select().append(black);
    option('blue').disabled = false;
    narrow();
    await clock.advance(100);
    await settle();
    expect(colours('disabled')).toEqual([]);
  });

  it('deselect a swatch that is no longer offered', async () => {
    await begin();
    await press('black');
    option('black').disabled = true;
    narrow();
    await clock.advance(100);
    await settle();
    expect([colours('selected'), colours('disabled')]).toEqual([[], ['black']]);
  });

  it('show at once on a form that is added later', async () => {
    document.body.innerHTML = '';
    await begin();
    showFixture('swatches');
    option('black').remove();
    for (const group of document.querySelectorAll<HTMLElement>('.shopengine_swatches')) await adopt(group);
    expect(colours('disabled')).toEqual(['black']);
    await press('red');
    expect(select().value).toBe('red');
  });

  it('are also heard from WooCommerce’s own script', async () => {
    await begin(true);
    option('black').remove();
    jQuery(form()).trigger('woocommerce_update_variation_values');
    await clock.advance(100);
    await settle();
    expect(colours('disabled')).toEqual(['black']);
  });
});

describe('the swatches follow their select', () => {
  it('when another script changes it', async () => {
    await begin();
    select().value = 'black';
    select().dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect(colours('selected')).toEqual(['black']);
  });

  it('when the shopper changes its twin in a sticky bar, with which the form keeps it in step', async () => {
    const row = select().closest('tr') as HTMLElement;
    row.after(row.cloneNode(true));
    await begin();
    for (const twin of form().querySelectorAll<HTMLSelectElement>('[name="attribute_pa_colour"]')) twin.value = 'black';
    select().dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    expect(colours('selected')).toEqual(['black', 'black']);
  });

  it('when a script changes it through jQuery alone', async () => {
    await begin(true);
    jQuery(select()).val('blue').trigger('change');
    await settle();
    expect(colours('selected')).toEqual(['blue']);
    expect(swatch('blue').getAttribute('aria-checked')).toBe('true');
  });

  it('when the variation is reset, by event or by the link', async () => {
    await begin();
    await press('red');
    option('black').disabled = true;
    narrow();
    await clock.advance(100);
    select().value = '';
    form().dispatchEvent(new CustomEvent('island:variation:reset', { bubbles: true }));
    await settle();
    expect([colours('selected'), colours('disabled')]).toEqual([[], ['black']]);
    await press('red');
    select().value = '';
    await click(find('.reset_variations'));
    expect([colours('selected'), colours('disabled')]).toEqual([[], []]);
    expect(swatch('black').getAttribute('aria-disabled')).toBe('false');
  });

  it('whose place in the tab order they take only if it is hidden and they work', async () => {
    find('#pa_finish').parentElement?.classList.remove('hidden');
    const group = find('[data-attribute_name="attribute_pa_colour"].shopengine_swatches');
    await begin();
    expect([select().tabIndex, select('pa_finish').tabIndex]).toEqual([-1, 0]);
    alive.get(group)?.unmount?.();
    expect(select().tabIndex).toBe(0);
  });

  it('which is the one beside them if a form has an attribute twice', async () => {
    form().insertAdjacentHTML(
      'afterbegin',
      '<select name="attribute_pa_colour"><option value=""></option><option value="red"></option></select>',
    );
    await begin();
    const twin = find<HTMLSelectElement>('form > select');
    const own = find('[data-attribute_name="attribute_pa_colour"].shopengine_swatches');
    find('.variation-selector', own.parentElement as HTMLElement).after(select());
    await press('red');
    expect([twin.value, select().value]).toEqual(['', 'red']);
  });
});

describe('a group', () => {
  it('is named by its row', async () => {
    await begin();
    const group = find('[role="radiogroup"][data-attribute_name="attribute_pa_colour"]');
    expect(document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Colour');
  });

  it('without a row is named by its attribute', async () => {
    document.body.innerHTML =
      '<form><div class="shopengine_swatches" data-attribute_name="attribute_%d1%86%d0%b2%d0%b5%d1%82"></div></form>';
    await begin();
    expect(find('[role="radiogroup"]').getAttribute('aria-label')).toBe('цвет');
  });

  it('handles non-Latin names, values with quotes and script text, and repeated values', async () => {
    const value = `"><script>alert('1')</script>`;
    document.body.innerHTML =
      '<form><select name="attribute_%d1%86%d0%b2%d0%b5%d1%82"><option value="">–</option></select><div class="shopengine_swatches" data-attribute_name="attribute_%d1%86%d0%b2%d0%b5%d1%82"><span class="swatch"></span><span class="swatch"></span></div></form>';
    for (const one of [0, 1]) {
      find('select').append(makeOption(`Evil ${one}`, value));
      (document.querySelectorAll<HTMLElement>('.swatch')[one] as HTMLElement).dataset.value = value;
    }
    await begin();
    await click(find('.swatch'));
    expect(find<HTMLSelectElement>('select').value).toBe(value);
    expect(document.querySelectorAll('.swatch.selected')).toHaveLength(2);
    expect(document.querySelector('script')).toBeNull();
  });
});

describe('swatches over a plain select', () => {
  const made = () => [...document.querySelectorAll<HTMLElement>('.shop-islands-swatch')];
  const engraving = () => find<HTMLSelectElement>('#engraving');

  it('are made for its options, and set it', async () => {
    await begin();
    expect(made().map(({ textContent, dataset }) => [textContent, dataset.value])).toEqual([
      ['Gold', 'gold'],
      ['Silver', 'silver'],
      ['None', 'none'],
    ]);
    expect(find('.shop-islands-swatch-dot').style.backgroundColor).toBe('#c9a227');
    await click(made()[1] as HTMLElement);
    expect(engraving().value).toBe('silver');
    expect(made().map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'true', 'false']);
    expect(log).toEqual(['change attribute_engraving=silver']);
  });

  it('hide it, take the focus in its place, and show it again in the end', async () => {
    const cell = find('[data-island]');
    await begin(false, false);
    // As long as it has no swatches, the select stays visible and focusable.
    expect([engraving().tabIndex, made()]).toEqual([0, []]);
    await begin();
    expect([engraving().className, engraving().tabIndex, engraving().getAttribute('aria-hidden')]).toEqual([
      'screen-reader-text',
      -1,
      'true',
    ]);
    expect(engraving().nextElementSibling?.getAttribute('data-island-view')).toBe('swatches');
    engraving().focus();
    expect(document.activeElement).toBe(made()[0]);
    alive.get(cell)?.unmount?.();
    expect([engraving().className, engraving().tabIndex, engraving().getAttribute('aria-hidden'), made()]).toEqual([
      '',
      0,
      null,
      [],
    ]);
    await adopt(cell);
    await until(() => expect(made()).toHaveLength(3));
    alive.get(cell)?.unmount?.();
    expect([made(), engraving().tabIndex]).toEqual([[], 0]);
  });

  it('follow added and removed options', async () => {
    await begin();
    engraving().options[2]?.remove();
    engraving().add(makeOption('Bronze', 'bronze'), 1);
    await until(() => expect(made().map(({ dataset }) => dataset.value)).toEqual(['bronze', 'gold', 'silver', 'none']));
    expect(made().map((one) => one.getAttribute('aria-disabled'))).toEqual(['false', 'false', 'true', 'false']);
    engraving().add(makeOption('Silver', 'silver'));
    await until(() => expect(made()[2]?.getAttribute('aria-disabled')).toBe('false'));
    expect(made()).toHaveLength(4);
  });

  it('show only safe pictures and real colours, else the label', async () => {
    const looks = {
      gold: { image: 'javascript:alert(1)', color: 'red;background:url(//evil.example)' },
      silver: { image: 'ftp://evil.example/a.png' },
      none: { image: '/none.svg' },
      constructor: null,
    };
    vi.stubGlobal('CSS', {
      escape: CSS.escape,
      supports: (_property: string, value: string) => /^[#a-z\d]+$/.test(value),
    });
    find('[data-island]').dataset.swatches = JSON.stringify(looks);
    engraving().add(makeOption('<b>Bold</b>', 'constructor'));
    await begin();
    expect(made().map(({ textContent }) => textContent)).toEqual(['Gold', 'Silver', 'None', '<b>Bold</b>']);
    expect(document.querySelectorAll('.shop-islands-swatches :is(.shop-islands-swatch-dot,b)')).toHaveLength(0);
    const images = document.querySelectorAll('.shop-islands-swatches img');
    expect([...images].map((image) => image.getAttribute('src'))).toEqual([
      new URL('/none.svg', document.baseURI).href,
    ]);
    images[0]?.dispatchEvent(new Event('error'));
    await settle();
    expect(made()[2]?.querySelector('img')).toBeNull();
  });

  it.each(['{"gold":{"colo', '"gold"', 'null'])(
    'show labels if data-swatches is broken, and report it once: %s',
    async (json) => {
      find('[data-island]').dataset.swatches = json;
      await begin();
      expect(made()).toHaveLength(3);
      expect(page.problems).toHaveLength(1);
    },
  );

  it('are not made without a select', async () => {
    engraving().remove();
    await begin();
    expect(made()).toEqual([]);
  });
});
