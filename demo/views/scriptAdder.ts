/** What tag managers do: inline scripts that add the scripts and frames of others, in every way that there is. */
import { html, raw } from 'hono/html';
import type { Html } from './parts';

/** Each way brings something of an address into the page: `made` is a script that is ready for it. */
const WAYS = `{
  property: (url, made) => { made.src = url; document.head.append(made); },
  attribute: (url, made) => { made.setAttribute('SRC', url); document.head.appendChild(made); },
  inPlace: (url, made) => { document.head.append(made); made.src = url; },
  frame: (url) => { const frame = document.createElement('iframe'); frame.src = url; document.documentElement.append(frame); },
  namespaced: (url, made) => { made.setAttributeNS(null, 'src', url); document.head.insertBefore(made, document.head.firstChild); },
  node: (url, made) => { made.setAttributeNode(nodeOf(url)); document.head.prepend(made); },
  nodeInPlace: (url, made) => { document.head.append(made); made.setAttributeNode(nodeOf(url)); },
  namedNode: (url, made) => { made.attributes.setNamedItem(nodeOf(url)); document.head.append(made); },
  fragment: (url) => document.head.append(fragmentOf(url)),
  replaced: (url) => { const old = document.createElement('meta'); document.head.append(old); old.replaceWith(fragmentOf(url)); },
  ranged: (url) => { const range = document.createRange(); range.selectNodeContents(document.head); range.insertNode(fragmentOf(url)); },
  marked: (url, made) => { made.src = url.replace('embedded', 'unlisted'); made.dataset.cookieyes = 'cookieyes-analytics'; document.head.append(made); },
  frameHtml: (url) => document.documentElement.insertAdjacentHTML('beforeend', '<iframe src="' + url + '"></iframe>'),
}`;

export const scriptAdder: Html = html`<script>
(() => {
  const nodeOf = (url) => Object.assign(document.createAttribute('src'), { value: url });
  const tagOf = (url) => '<script src="' + url + '"></' + 'script>';
  // Not every browser runs what createContextualFragment makes.
  const fragmentOf = (url) => {
    const fragment = document.createDocumentFragment();
    const script = document.createElement('script');
    script.attributes.setNamedItem(nodeOf(url));
    fragment.append(document.createElement('p'));
    fragment.firstChild.append(script);
    return fragment;
  };
  const ways = ${raw(WAYS)};
  window.addScripts = (moment) => {
    const address = (name) => '/assets/embedded.js?service=' + moment + '-' + name;
    for (const name of Object.keys(ways)) ways[name](address(name), document.createElement('script'));
    if (document.readyState === 'loading') document.write(tagOf(address('written')));
    const own = document.createElement('script');
    own.src = '/assets/unlisted.js?service=' + moment + '-unlisted';
    document.head.append(own);
  };
  addEventListener('load', () => { addScripts('load'); setTimeout(() => addScripts('late'), 500); });
})();
</script>`;

/** Adds scripts in every way while the page is parsed; `moment` goes into their addresses. */
export const scriptsAdded = (moment: string): Html => html`<script>addScripts(${raw(JSON.stringify(moment))});</script>`;
