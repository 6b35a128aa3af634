/** Makes an empty page before each test, with a loader that does nothing. Adds features that happy-dom lacks. */
import { beforeEach } from 'vitest';
import { setPage } from './page';

/** Properties that reflect ARIA's attributes. */
const REFLECTED = [
  'Busy',
  'Checked',
  'Current',
  'Disabled',
  'Expanded',
  'HasPopup',
  'Hidden',
  'Label',
  'Live',
  'Modal',
  'Pressed',
  'Selected',
  'ValueNow',
  'ValueText',
];

// Some test files have no page at all.
for (const name of typeof Element === 'undefined' ? [] : REFLECTED) {
  const attribute = `aria-${name.toLowerCase()}`;
  Object.defineProperty(Element.prototype, `aria${name}`, {
    configurable: true,
    get(this: Element) {
      return this.getAttribute(attribute);
    },
    set(this: Element, value: string | null) {
      if (value === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value);
    },
  });
}

beforeEach(() => {
  setPage();
  if (!document.body) return;
  document.body.innerHTML = '';
  sessionStorage.clear();
  localStorage.clear();
});
