/** Owns reading a selector that an editor has typed. */
import { report } from '../../../src/bridge/page/islands';

/** The selector itself; "" where it is invalid, which is reported. */
export function safeSelector(selector: string): string {
  try {
    if (selector) document.querySelector(selector);
    return selector;
  } catch {
    report({
      island: 'popup',
      what: `A popup names "${selector}", which is no selector.`,
      why: 'It has no effect.',
      fix: 'Write a CSS selector.',
    });
    return '';
  }
}
