import { beforeEach, describe, expect, it } from 'vitest';
import { adopt, press } from '../../widgets/header-search/enhance';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';

const button = () => find('.ekit_navsearch-button');
const panel = () => find('.ekit_modal-searchPanel');
const dialog = () => find<HTMLDialogElement>('dialog');

beforeEach(() => {
  setPage();
  showFixture('header-search');
  adopt(button());
});

describe('the header search', () => {
  it('opens as a dialog at the page’s end, with its widget’s styles, and with the focus in its field', () => {
    expect(press({ target: button() })).toBeUndefined();
    expect([dialog().open, dialog().contains(panel()), panel().classList.contains('mfp-hide')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(dialog().closest('.elementor-widget-elementskit-header-search')).not.toBeNull();
    expect([
      document.activeElement,
      button().getAttribute('aria-expanded'),
      document.documentElement.style.overflow,
    ]).toEqual([find('input'), 'true', 'hidden']);
  });

  it.each([
    ['its button', () => find('.shop-islands-search-close').click()],
    ['a click beside it', () => dialog().click()],
  ])('closes by %s, and opens again', (_way, close) => {
    press({ target: button() });
    find('form').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(dialog().open).toBe(true);
    close();
    expect([dialog().open, button().getAttribute('aria-expanded'), document.documentElement.style.overflow]).toEqual([
      false,
      'false',
      '',
    ]);
    press({ target: button() });
    expect([document.querySelectorAll('dialog').length, dialog().open]).toEqual([1, true]);
  });

  it('closes by Escape; the first one clears what was typed', () => {
    press({ target: button() });
    const field = find<HTMLInputElement>('input');
    const pressEscape = () =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    field.value = 'opera';
    pressEscape();
    expect([dialog().open, field.value]).toEqual([true, '']);
    pressEscape();
    expect(dialog().open).toBe(false);
  });

  it('keeps what was typed at the Escape by which a shopper gives up what an input method offers', () => {
    press({ target: button() });
    const field = find<HTMLInputElement>('input');
    field.value = 'ゼルダ';
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }),
    );
    expect([dialog().open, field.value]).toEqual([true, 'ゼルダ']);
  });

  it('keeps what was typed at the Escape that closes another script’s suggestions', () => {
    press({ target: button() });
    const field = find<HTMLInputElement>('input');
    field.value = 'opera';
    field.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    expect([dialog().open, field.value]).toEqual([true, 'opera']);
  });

  it('opens with its field by each of two buttons for one panel, in turn', () => {
    press({ target: button() });
    dialog().close();
    const copy = button().cloneNode(true) as HTMLElement;
    document.body.append(copy);
    adopt(copy);
    for (const one of [copy, button()]) {
      press({ target: one });
      expect([dialog().open, dialog().contains(panel()), one.getAttribute('aria-expanded')]).toEqual([
        true,
        true,
        'true',
      ]);
      dialog().close();
    }
    expect(document.querySelectorAll('dialog').length).toBe(1);
  });

  it('opens after another script has put a copy of its button in the button’s place', () => {
    const former = document.createElement('div');
    former.append(button());
    document.body.append(former);
    const leave = adopt(button());
    press({ target: button() });
    former.replaceChildren(button().cloneNode(true));
    leave();
    expect(dialog().open).toBe(false);
    adopt(button());
    expect([press({ target: button() }), dialog().open, dialog().contains(panel())]).toEqual([undefined, true, true]);
  });

  it('has a button with a name', () => {
    expect([
      button().getAttribute('role'),
      button().getAttribute('aria-label'),
      button().getAttribute('aria-haspopup'),
    ]).toEqual(['button', 'Open the search', 'dialog']);
  });

  it('finds the panel in its own widget where the address names another one', () => {
    button().setAttribute('href', '#other');
    press({ target: button() });
    expect(dialog().contains(panel())).toBe(true);
  });

  it('opens its own panel where a header is printed twice', () => {
    document.body.insertAdjacentHTML('afterbegin', `<div hidden>${document.body.innerHTML}</div>`);
    const [, second] = document.querySelectorAll<HTMLElement>('.ekit_navsearch-button');
    press({ target: second as HTMLElement });
    expect([dialog().open, dialog().closest('[hidden]')]).toEqual([true, null]);
  });

  it('finds a panel elsewhere on the page by its address', () => {
    document.body.append(panel());
    press({ target: button() });
    expect(dialog().contains(panel())).toBe(true);
  });

  it('leaves its link to the browser where there is no panel', () => {
    panel().remove();
    expect(press({ target: button() })).toBe(false);
  });
});
