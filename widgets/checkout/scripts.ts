/** Owns running scripts that came as HTML: only the payment methods' (docs/decisions/cart.md), where gateways count on it. */
import { trustedPolicy } from '../../src/bridge/page/html';

/** A parsed script never runs; its copy does. */
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

/** Runs the scripts in nodes that stand on the page, in order, as far as the page's policy lets them. */
export function runScripts(nodes: readonly Node[]): void {
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    for (const script of node.matches('script') ? [node] : node.querySelectorAll('script')) runScript(script as HTMLScriptElement);
  }
}
