/** Makes the buttons of the island's own banner and preferences, in the theme's looks. */
import { make } from '../../src/ui/make';

export const button = (text: string, onclick: () => void): HTMLButtonElement =>
  make('button', { type: 'button', className: 'button wp-element-button', onclick }, text);
