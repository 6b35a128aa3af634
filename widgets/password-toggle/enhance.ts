/** Gives password fields a toggle that shows and hides what was typed. */

import { moveFocus } from '../../src/dom/focus';
import { say } from '../../src/texts/say';
import { hidePassword, showPassword } from '../../src/texts/table';
import { GATEWAY, SHOWN, TOGGLE, WRAPPER } from './contract';

/** Wraps a field and adds its toggle, unless the server or another script has done so. The field itself stays. */
export function adopt(field: HTMLElement): undefined {
  if (field.closest(GATEWAY)) return;
  const hadFocus = document.activeElement === field;
  let wrapper = field.parentElement;
  if (wrapper?.localName !== 'span') {
    wrapper = document.createElement('span');
    field.replaceWith(wrapper);
    wrapper.append(field);
    if (hadFocus) moveFocus(field);
  }
  wrapper.classList.add(WRAPPER);
  if (wrapper.querySelector(`.${TOGGLE}`)) return;
  const toggle = Object.assign(document.createElement('button'), {
    type: 'button',
    className: TOGGLE,
    ariaLabel: say(showPassword),
  });
  if (field.id) toggle.setAttribute('aria-describedby', field.id);
  wrapper.append(toggle);
}

/** Shows or hides the password and puts the cursor back into the field (SPEC 4.12). */
export function toggle(button: HTMLElement): void {
  const field = button.parentElement?.querySelector('input');
  if (!field) return;
  const isShown = button.classList.toggle(SHOWN);
  button.setAttribute('aria-label', say(isShown ? hidePassword : showPassword));
  field.type = isShown ? 'text' : 'password';
  moveFocus(field);
}
