/** Checks the place of the consent guard's tag, because the guard holds only scripts that come after it. */
import type { Finding, Page, PageScript } from '../types';

const isGuard = ({ src }: PageScript) => /\/shop-islands-guard\.js(?:[?#]|$)/.test(src);

/**
 * True for a script that may run where it stands: modules and `defer` wait for the page's end, other types are data.
 */
const runsAtOnce = (script: Element): boolean =>
  /^(|(text|application)\/(java|ecma)script)$/i.test(script.getAttribute('type') ?? '') &&
  !(script.hasAttribute('src') && script.hasAttribute('defer'));

const late = (before: Element): Finding => ({
  level: 'error',
  what: `The consent guard comes after another script: ${before.getAttribute('src') ?? (before.id || 'an inline one')}.`,
  why: 'What that script adds is not held, whatever the visitor has chosen.',
  fix: 'Print the guard’s tag first in the head; the banner’s JSON may come before it.',
});

const waiting = (by: string): Finding => ({
  level: 'error',
  what: `The consent guard is delayed by ${by}.`,
  why: 'Other scripts run before it, and what they add is not held.',
  fix: 'Print the guard’s tag without defer, async and type, and name shop-islands-guard.js in the optimiser’s list of excluded scripts.',
});

/** Finds a guard's tag that runs late, or that comes after another script. A page without the tag has no finding. */
export function checkGuard({ document, scripts }: Page): Finding[] {
  const tag = scripts.find(isGuard);
  if (!tag) return [];
  const { element, delayedBy } = tag;
  const marks = ['defer', 'async'].find((name) => element.hasAttribute(name));
  const by = delayedBy || marks || (runsAtOnce(element) ? '' : 'its type');
  const all = [...document.querySelectorAll('script')];
  const before = all.slice(0, all.indexOf(element as HTMLScriptElement)).find(runsAtOnce);
  return [...(by ? [waiting(by)] : []), ...(before ? [late(before)] : [])];
}
