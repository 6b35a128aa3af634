/** Owns the anatomy of the dialog that views share. */
import type { Key, Part } from './anatomy';

export const dialogParts: readonly Part[] = [
  {
    part: 'backdrop',
    className: 'shop-islands-backdrop',
    is: 'Covers the page behind the dialog. A press on it closes the dialog.',
  },
  {
    part: 'dialog',
    className: 'shop-islands-dialog',
    is: 'The dialog. `data-placement` says whether it stands in the middle (`center`) or is a drawer (`end`).',
  },
  { part: 'head', className: 'shop-islands-dialog-head', is: 'The row with the title and the button that closes.' },
  { part: 'title', is: 'The heading, which gets the focus when the dialog opens.' },
  { part: 'close', className: 'shop-islands-icon-button', is: 'The button that closes the dialog.' },
];

export const dialogKeys: readonly Key[] = [
  ['Escape', 'Closes the dialog. The focus goes back to what opened it.'],
  ['Tab, Shift + Tab', 'Goes through the dialog, and never leaves it.'],
];
