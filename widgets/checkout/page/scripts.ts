/**
 * Owns running scripts that come as HTML: only those of the payment methods (docs/decisions/cart.md), because gateways
 * rely on it.
 */
import { trustedPolicy } from '../../../src/bridge/page/trusted';

/** Replaces a script with a copy: a parsed script never runs, but its copy does. */
function runScript(script: HTMLScriptElement): void {
  if (!/^$|^module$|javascript/.test(script.type)) return;
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) if (name !== 'src') copy.setAttribute(name, value);
  copy.nonce = script.nonce;
  copy.async = script.async;
  const { text, src } = script;
  const policy = trustedPolicy();
  if (src) copy.src = policy?.createScriptURL(src) ?? src;
  else copy.text = policy?.createScript(text) ?? text;
  script.replaceWith(copy);
}

/** Runs the scripts in nodes of the page, in order, as far as the page's policy allows. */
export function runScripts(nodes: readonly Node[]): void {
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    for (const script of node.matches('script') ? [node] : node.querySelectorAll('script'))
      runScript(script as HTMLScriptElement);
  }
}
