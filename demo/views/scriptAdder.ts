/** Acts like a tag manager: inline scripts that add other scripts and frames, in every way that there is. */
import { html, raw } from 'hono/html';
import type { Html } from './parts';

/**
 * The ways to add an address to the page; `made` is a script that is ready to be inserted. `createContextualFragment`
 * is not among them, because not every browser runs its scripts.
 */
const WAYS = `{
  property: (url, made) => { made.src = url; document.head.append(made); },
  attribute: (url, made) => { made.setAttribute('SRC', url); document.head.appendChild(made); },
  inPlace: (url, made) => { document.head.append(made); made.src = url; },
  frame: (url) => { const frame = document.createElement('iframe'); frame.src = url; document.documentElement.append(frame); },
  namespaced: (url, made) => { made.setAttributeNS(null, 'src', url); document.head.insertBefore(made, document.head.firstChild); },
  node: (url, made) => { made.setAttributeNode(nodeOf(url)); document.head.prepend(made); },
  nodeInPlace: (url, made) => { document.head.append(made); made.setAttributeNode(nodeOf(url)); },
  namedNode: (url, made) => { made.attributes.setNamedItem(nodeOf(url)); document.head.append(made); },
  namedNodeInPlace: (url, made) => { document.head.append(made); made.attributes.setNamedItem(nodeOf(url)); },
  namedNodeNamespaced: (url, made) => { document.head.append(made); made.attributes.setNamedItemNS(nodeOf(url)); },
  fragment: (url) => document.head.append(fragmentOf(url)),
  replaced: (url) => { const old = document.createElement('meta'); document.head.append(old); old.replaceWith(fragmentOf(url)); },
  ranged: (url) => { const range = document.createRange(); range.selectNodeContents(document.head); range.insertNode(fragmentOf(url)); },
  surrounding: (url) => surround(fragmentOf(url).querySelector('script')),
  template: (url) => { const template = document.createElement('template'); template.content.append(fragmentOf(url)); document.head.append(template.content); },
  inertDocument: (url) => { const made = document.implementation.createHTMLDocument('').createElement('script'); made.src = url; document.head.append(made); },
  parsedDocument: (url) => document.head.append(ready(new DOMParser().parseFromString('<p>', 'text/html').createElement('script'), url)),
  frameDocument: (url) => document.head.append(ready(inertFrame().contentDocument.createElement('script'), url)),
  vector: (url) => document.documentElement.append(vectorOf((script) => script.setAttribute('href', url))),
  vectorLinked: (url) => document.documentElement.append(vectorOf((script) => script.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', url))),
  vectorInPlace: (url) => { const vector = vectorOf(() => {}); document.documentElement.append(vector); vector.firstChild.setAttribute('href', url); },
  marked: (url, made) => { made.src = url.replace('embedded', 'unlisted'); made.dataset.cookieyes = 'cookieyes-analytics'; document.head.append(made); },
  frameHtml: (url) => document.documentElement.insertAdjacentHTML('beforeend', '<iframe src="' + url + '"></iframe>'),
  frameHtmlOdd: (url) => { const place = document.createElement('div'); document.documentElement.append(place); place.innerHTML = oddFrameOf(url); },
  frameShadow: (url) => { const host = document.createElement('div'); document.documentElement.append(host); host.attachShadow({ mode: 'open' }).innerHTML = oddFrameOf(url); },
}`;

/** Ways that write into the page while it is being parsed. */
const WRITING_WAYS = `{
  written: (url) => document.write(tagOf(url)),
  writtenLine: (url) => document.writeln(tagOf(url)),
  writtenArguments: (url) => document.write('<script src="', url, '"></', 'script>'),
  writtenTwice: (url) => { document.write('<scr'); document.write('ipt src="' + url); document.write('"></scr'); document.write('ipt>'); },
  writtenOdd: (url) => document.write('<script title="a>b" src="' + entity(url) + '"></' + 'script>'),
  writtenBehind: (url) => document.write('<script src="/assets/unlisted.js"></' + 'script>' + tagOf(url)),
  writtenVector: (url) => document.write('<svg><script href="' + url + '"></' + 'script></svg>'),
  writtenFrame: (url) => document.write(oddFrameOf(url)),
}`;

export const scriptAdder: Html = html`<script>
(() => {
  const nodeOf = (url) => Object.assign(document.createAttribute('src'), { value: url });
  const tagOf = (url) => '<script src="' + url + '"></' + 'script>';
  const entity = (url) => url.replace('.js', '&#46;js');
  const oddFrameOf = (url) => '<p>x<iframe title="a>b" src="' + entity(url) + '"></iframe>';
  const ready = (script, url) => { script.attributes.setNamedItem(Object.assign(script.ownerDocument.createAttribute('src'), { value: url })); return script; };
  const fragmentOf = (url) => {
    const fragment = document.createDocumentFragment();
    fragment.append(document.createElement('p'));
    fragment.firstChild.append(ready(document.createElement('script'), url));
    return fragment;
  };
  const surround = (script) => {
    const [holder, inside, range] = [document.createElement('div'), document.createElement('i'), document.createRange()];
    holder.append(inside);
    document.documentElement.append(holder);
    range.selectNode(inside);
    range.surroundContents(script);
  };
  const inertFrame = () => { const frame = document.createElement('iframe'); document.documentElement.append(frame); return frame; };
  const vectorOf = (prepare) => {
    const [vector, script] = ['svg', 'script'].map((name) => document.createElementNS('http://www.w3.org/2000/svg', name));
    prepare(script);
    vector.append(script);
    return vector;
  };
  const ways = ${raw(WAYS)};
  const writingWays = ${raw(WRITING_WAYS)};
  window.scriptWays = { all: Object.keys(ways), writing: Object.keys(writingWays) };
  window.addScripts = (moment) => {
    const address = (name) => '/assets/embedded.js?service=' + moment + '-' + name;
    for (const name of Object.keys(ways)) ways[name](address(name), document.createElement('script'));
    if (document.readyState === 'loading') for (const name of Object.keys(writingWays)) writingWays[name](address(name));
    const own = document.createElement('script');
    own.src = '/assets/unlisted.js?service=' + moment + '-unlisted';
    document.head.append(own);
  };
  addEventListener('load', () => { addScripts('load'); setTimeout(() => addScripts('late'), 500); });
})();
</script>`;

/** Adds scripts in every way while the page is parsed; `moment` goes into their addresses. */
export const scriptsAdded = (moment: string): Html =>
  html`<script>addScripts(${raw(JSON.stringify(moment))});</script>`;
