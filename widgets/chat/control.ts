/**
 * Owns which element is the control where the plugin puts its click on a wrapper: some styles print a button of their
 * own inside.
 */
import { playButton } from '../../src/ui/playButton';

const NATIVE = 'a[href],button,input,select,textarea,summary';

/** The button or link inside, or the wrapper, which then plays one. */
export function controlOf(wrapper: HTMLElement): HTMLElement {
  const control = wrapper.matches(NATIVE) ? wrapper : wrapper.querySelector<HTMLElement>(NATIVE);
  if (control) return control;
  playButton(wrapper);
  return wrapper;
}
