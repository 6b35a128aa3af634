/** Owns selectors that editors type. */
import { report } from '../../src/bridge/page/islands';

/** The selector; "" where browsers do not understand it. */
export function safeSelector(selector: string): string {
  try {
    if (selector) document.querySelector(selector);
    return selector;
  } catch {
    report({ island: 'popup', what: `A popup names "${selector}", which is no selector.`, why: 'It has no effect.', fix: 'Write a CSS selector.' });
    return '';
  }
}
