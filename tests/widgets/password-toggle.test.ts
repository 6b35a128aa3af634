import { beforeEach, describe, expect, it } from 'vitest';
import type { EnhanceIsland } from '../../src/island/types';
import passwordToggle from '../../widgets/password-toggle';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';

const { adopt, onIntent } = passwordToggle as EnhanceIsland;
const field = () => find<HTMLInputElement>('#password');
const toggles = () => [...document.querySelectorAll<HTMLElement>('.show-password-input')];
const press = () =>
  onIntent?.({ type: 'click', target: toggles()[0] as HTMLElement, submitter: null, store: undefined });

beforeEach(() => {
  setPage();
  showFixture('password-toggle');
});

describe('a password field', () => {
  it('gets one toggle, which shows and hides the password and leaves the focus in the field', () => {
    adopt?.(field());
    adopt?.(field());
    expect(toggles().map((toggle) => [toggle.getAttribute('aria-label'), toggle.getAttribute('type')])).toEqual([
      ['Show password', 'button'],
    ]);
    press();
    expect([field().type, toggles()[0]?.getAttribute('aria-label'), document.activeElement]).toEqual([
      'text',
      'Hide password',
      field(),
    ]);
    press();
    expect([field().type, toggles()[0]?.getAttribute('aria-label')]).toEqual(['password', 'Show password']);
  });

  it('keeps its focus, and what a password manager has filled in', () => {
    field().value = 'secret';
    field().focus();
    adopt?.(field());
    expect([field().value, document.activeElement, field().parentElement?.className]).toEqual([
      'secret',
      field(),
      'password-input',
    ]);
  });

  it('in a gateway’s box is left alone: it holds a card’s code', () => {
    find('form').insertAdjacentHTML(
      'beforeend',
      '<div class="payment_box"><p><input type="password" id="cvc"></p></div>',
    );
    adopt?.(find('#cvc'));
    expect([toggles(), find('#cvc').parentElement?.localName]).toEqual([[], 'p']);
  });
});
