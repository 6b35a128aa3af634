/**
 * Owns which element is the control. The plugin listens on a wrapper, and some styles print a button of their own
 * inside.
 */
import { playButton } from '../../../../src/ui/presses/playButton';

const NATIVE = 'a[href],button,input,select,textarea,summary';

/** The button or link inside, or else the wrapper, which gets the role and the keys of a button. */
export function controlOf(wrapper: HTMLElement): HTMLElement {
  const control = wrapper.matches(NATIVE) ? wrapper : wrapper.querySelector<HTMLElement>(NATIVE);
  if (control) return control;
  playButton(wrapper);
  return wrapper;
}
