/** Pages with planted faults, healthy pages, and their scripts. */
import type { Fixture, FixtureScript } from './site';

/** A stand-in for jQuery: the pages need little more of it than its name. */
const JQUERY = `window.jQuery = window.$ = (what) => typeof what === 'function' ? what() : {
  on: (type, run) => document.querySelectorAll(what).forEach((one) => one.addEventListener(type, run)) };`;

export const scripts: Readonly<Record<string, FixtureScript>> = {
  'jquery-core': { path: '/wp-includes/js/jquery/jquery.min.js', text: JQUERY },
  // A script that needs jQuery, and throws without it.
  'old-gallery': {
    path: '/wp-content/plugins/old/gallery.js',
    text: `jQuery(() => document.body.classList.add('old'));`,
  },
  // A script that needs jQuery, and does nothing without it.
  'theme-menu': {
    path: '/wp-content/themes/own/menu.js',
    text: `if (window.jQuery) jQuery('.burger-toggle').on('click', () => document.querySelector('.burger-panel').toggleAttribute('hidden'));`,
  },
  // A script of WooCommerce that islands replace.
  'wc-single-product': {
    path: '/wp-content/plugins/woocommerce/assets/js/frontend/single-product.min.js',
    text: `document.querySelectorAll('.size-chart-opener').forEach((one) => one.addEventListener('click', (event) => {
      event.preventDefault(); document.querySelector('.chart').hidden = false; }));`,
  },
};

const script = (code: string) => `<script>${code}</script>`;
const onlyOff = (mode: string, code: string) => (mode === 'off' ? script(code) : '');

/** Faulty pages by name, each with the findings that the check must report at least. */
export const faults: Readonly<Record<string, { page: Fixture; found: readonly string[] }>> = {
  'a script that counts on jQuery': {
    page: (mode) => ({
      body: '<h1>Old</h1>',
      scripts: mode === 'off' ? ['jquery-core', 'old-gallery'] : ['old-gallery'],
      report: { gone: ['jquery-core', 'jquery-migrate'] },
    }),
    found: ['error: Uncaught ReferenceError: jQuery is not defined > keep jquery'],
  },
  'a theme’s menu that counts on jQuery and says nothing': {
    page: (mode) => ({
      body: '<header><div class="burger-toggle">Menu</div><nav class="burger-panel" hidden>Links</nav></header>',
      scripts: mode === 'off' ? ['jquery-core', 'theme-menu'] : ['theme-menu'],
      report: { gone: ['jquery-core', 'jquery-migrate'] },
    }),
    found: ['dead: Menu > keep jquery'],
  },
  'a button whose script was taken out': {
    page: (mode) => ({
      body: '<main><a href="#" class="size-chart-opener">Sizes</a><div class="chart" hidden>S M L</div></main>',
      scripts: mode === 'off' ? ['wc-single-product'] : [],
      report: { gone: ['wc-single-product'] },
    }),
    found: ['dead: Sizes > keep wc-single-product'],
  },
  'a theme that hides a panel': {
    page: (mode) => ({
      head: '<style>.panel { display: none } .shown .panel { display: block }</style>',
      body: `<h1>Panel</h1><div class="panel">Delivery in two days</div>${onlyOff(mode, `document.body.className = 'shown'`)}`,
    }),
    found: ['gone-text: Delivery in two days > leave /page/'],
  },
  'an island that fails': {
    page: (mode) => ({
      body: `<div data-island="deal" ${mode === 'on' ? 'data-island-status="failed"' : ''}>Deal</div>${
        mode === 'on' ? script(`window.shopIslands = { problems: [{ island: 'deal', what: 'It threw.' }] }`) : ''
      }`,
    }),
    found: ['island: deal > disable deal'],
  },
  'a form that nobody answers': {
    page: (mode) => ({
      body: `<form class="letters" aria-label="Newsletter"><input type="email" name="email" required><button>Subscribe</button></form>
        <p id="said"></p>${onlyOff(
          mode,
          `document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault(); said.textContent = 'Thanks'; })`,
        )}`,
    }),
    found: ['dead-form: Newsletter > leave /page/'],
  },
  'a picture that is not shown': {
    page: (mode) => ({
      body: `<h1>Picture</h1><img alt="" width="90" height="90" ${mode === 'off' ? 'src' : 'data-src'}="/wp-content/uploads/chair.svg">`,
    }),
    found: ['gone-picture: chair.svg > leave /page/'],
  },
  'a file that does not load': {
    page: (mode) => ({ body: `<h1>File</h1>${mode === 'on' ? '<script src="/none/chunk.js"></script>' : ''}` }),
    found: ['error: /none/chunk.js > leave /page/'],
  },
  'a promise that nobody catches': {
    page: (mode) => ({
      body: `<h1>Promise</h1>${mode === 'on' ? script(`Promise.reject(new Error('No answer'))`) : ''}`,
    }),
    found: ['error: No answer > leave /page/'],
  },
  'a list that nobody answers': {
    page: (mode) => ({
      body: `<label>Colour <select name="colour"><option value="">Choose</option><option>Red</option></select></label><p id="price">1</p>${onlyOff(
        mode,
        `document.querySelector('select').addEventListener('change', () => { price.textContent = '2' })`,
      )}`,
    }),
    found: ['dead: Colour ChooseRed > leave /page/'],
  },
  'a search that finds nothing while somebody types': {
    page: (mode) => ({
      body: `<label>Search <input type="search" name="s"></label><ul></ul>${onlyOff(
        mode,
        `document.querySelector('input').addEventListener('input', () => fetch('/wp-json/find?s=t').catch(() => {}))`,
      )}`,
    }),
    found: ['dead: Search > leave /page/'],
  },
  'a button that is gone on a phone': {
    page: (mode) => ({
      head: mode === 'on' ? '<style>@media (max-width: 600px) { .bars { display: none } }</style>' : '',
      body: '<h1>Phone</h1><button class="bars" aria-label="Menu" style="width:30px;height:30px"></button>',
    }),
    found: ['gone-control: Menu > leave /page/'],
  },
  'an error that comes with a press': {
    page: (mode) => ({
      body: `<h1>Press</h1><button onclick="open_panel()">Open</button><p id="panel"></p>${script(
        mode === 'off'
          ? `function open_panel() { panel.textContent = 'Open now' }`
          : `function open_panel() { gone_away() }`,
      )}`,
    }),
    found: ['error: Uncaught ReferenceError: gone_away is not defined > leave /page/', 'dead: Open > leave /page/'],
  },
};

/** Pages on which nothing is broken, although they differ. */
export const healthy: Readonly<Record<string, Fixture>> = {
  'a page that is the same with fewer scripts': (mode) => ({
    body: `<h1>Same</h1><button id="more">More</button><p id="text" hidden>Text</p>${script(
      `more.onclick = () => text.toggleAttribute('hidden')`,
    )}`,
    scripts: mode === 'off' ? ['jquery-core', 'theme-menu'] : [],
    report: { gone: ['jquery-core', 'jquery-migrate'] },
  }),
  'a page that never rests': (_, time) => ({
    body: `<h1>Restless</h1><p id="clock" class="clock"></p><ul class="similar-things"><li class="similar-thing">Product ${'ABCDEFG'[time % 7]}</li></ul>
      <button id="more">More</button><p id="text" hidden>Text</p>${script(
        `setInterval(() => { clock.textContent = 'Ends in ' + Date.now() }, 30);
        more.onclick = () => text.toggleAttribute('hidden');
        throw new Error('An old error ${time}')`,
      )}`,
  }),
  'a page whose work islands do in their own way': (mode) => ({
    body: `<h1>Own way</h1><p>Street ${mode === 'off' ? '&nbsp;<b>*</b>' : '<b> *</b>'}</p>
      <a class="button" href="/?add-to-cart=7" id="add">Add</a><span id="count">0</span>
      <form method="post" action="/page/"><input name="coupon"><button name="apply">Apply</button></form>
      <form method="get" action="/find/"><button>Find</button></form>${script(
        mode === 'off'
          ? `add.onclick = (event) => { event.preventDefault(); fetch('/?wc-ajax=add_to_cart', { method: 'POST' }) }`
          : `add.onclick = (event) => { event.preventDefault(); count.textContent = '1' }`,
      )}`,
  }),
};

/** A page that tries every way of leaving something behind. */
export const leaky: Fixture = () => ({
  body: `<h1>Leaky</h1><button onclick="fetch('/write', { method: 'POST', body: 'x' })">Fetch</button>
    <button onclick="const call = new XMLHttpRequest(); call.open('POST', '/write'); call.send('x')">Call</button>
    <button onclick="navigator.sendBeacon('/write', 'x')">Beacon</button>
    <button onclick="location.href = '/?add-to-cart=7'">Go</button>
    <button onclick="window.open('/?add-to-cart=8')">Window</button>
    <button onclick="document.forms[0].submit()">Submit</button>
    <a class="button" href="/?remove_item=9">Remove</a>
    <a class="button" href="/?add-to-cart=10" target="_blank">Elsewhere</a>
    <form method="post" action="/order"><button>Order</button></form>${script(
      `document.cookie = 'left=1'; localStorage.setItem('left', '1'); sessionStorage.left = '1';
      fetch('/?wc-ajax=remove_from_cart'); history.pushState({}, '', '?pushed=1');`,
    )}`,
});
