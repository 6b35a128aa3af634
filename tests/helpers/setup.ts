/**
 * Makes an empty page before each test, with a loader that does nothing, and takes fake timers away after it. Adds
 * features that happy-dom lacks.
 */
import { afterEach, beforeEach, vi } from 'vitest';
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

// With the fake timers of a test that has failed, every test after it would wait for ever.
afterEach(() => void vi.useRealTimers());
