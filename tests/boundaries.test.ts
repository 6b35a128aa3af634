/** Checks the table of which files may import which (docs/architecture.md). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { circles, type House, kindOf, ofOneWidget, readHouse, upward } from './helpers/imports';

const house = readHouse(['src', 'widgets']);
const files = [...house.keys()];
const importsOf = (file: string) => house.get(file) ?? [];

/** The files of the project that each kind of file may import; a name without a slash is a package. */
const allowed: Record<string, readonly string[]> = {
  rules: ['rules', 'texts'],
  row: ['contract', 'rules'],
  contract: ['rules', 'texts'],
  read: ['dom', 'rules', 'contract'],
  dom: ['dom', 'rules'],
  texts: ['texts', 'rules', 'dom', 'bridge'],
  api: ['api', 'rules', 'bridge', 'texts'],
  bridge: ['bridge', 'rules', 'dom', 'js-cookie', 'dompurify'],
  state: ['state', 'api', 'bridge', 'rules', 'nanostores'],
  store: ['store', 'api', 'consent', 'rules', 'contract', 'bridge', 'state', 'nanostores', '@preact/signals-react'],
  ui: [
    'ui',
    'bridge',
    'dom',
    'rules',
    'texts',
    'state',
    'react',
    'react-dom',
    '@floating-ui/core',
    '@floating-ui/react-dom',
    '@preact/signals-react',
    '@preact/signals-react/runtime',
    'css',
  ],
  actions: ['actions', 'state', 'api', 'bridge', 'ui', 'dom', 'rules', 'texts', 'js-cookie'],
  View: [
    'View',
    'react',
    '@preact/signals-react',
    '@preact/signals-react/runtime',
    'ui',
    'texts',
    'contract',
    'state',
    'rules',
    'css',
  ],
  page: [
    'page',
    'contract',
    'read',
    'rules',
    'api',
    'store',
    'dom',
    'consent',
    'guard',
    'bridge',
    'texts',
    'state',
    'ui',
    'actions',
    'nanostores',
    'css',
    '@floating-ui/core',
    'flatpickr',
    'flatpickr/dist/flatpickr.css?inline',
  ],
  enhance: [
    'page',
    'contract',
    'read',
    'rules',
    'api',
    'store',
    'dom',
    'consent',
    'bridge',
    'texts',
    'state',
    'ui',
    'actions',
    'css',
  ],
  live: [
    'live',
    'enhance',
    'View',
    'page',
    'contract',
    'read',
    'rules',
    'api',
    'store',
    'dom',
    'consent',
    'island',
    'bridge',
    'texts',
    'state',
    'ui',
    'actions',
    'nanostores',
    'react/jsx-runtime',
    'css',
  ],
  index: ['enhance', 'live', 'View', 'page', 'read', 'store', 'contract', 'island', 'bridge', 'ui', 'actions'],
  rows: ['rows', 'row', 'contract', 'rules'],
  loader: ['loader', 'consent', 'dom', 'guard', 'rules'],
  runtime: ['runtime', 'bridge', 'dom', 'rules'],
  consent: ['consent', 'dom', 'rules'],
  guard: ['guard', 'consent', 'dom', 'rules'],
  island: ['island', 'react', 'react-dom', 'react-dom/client'],
  debug: ['debug', 'bridge', 'dom', 'rules', 'ui', 'css'],
  beacon: ['beacon', 'dom', 'rules'],
};

/** Imports of types are left out, because they cost no bytes. The tests of floors and circles count them. */
const wrongImports = (of: House, kind: string): string[] =>
  [...of]
    .filter(([file]) => kindOf(file) === kind)
    .flatMap(([file, imports]) =>
      imports
        .filter(({ path, isType }) => !isType && !allowed[kind]?.includes(kindOf(path)))
        .map(({ path }) => `${file} imports ${path}`),
    );

/** Files whose name and folder do not decide what they may import. Composition roots may import everything. */
const withoutKind = (of: readonly string[]): string[] =>
  of.filter((file) => !allowed[kindOf(file)] && !file.startsWith('src/entry/') && !file.startsWith('src/lean/'));

/** A path of each kind, and what that kind may not import (DESIGN's table of borders, in docs/architecture.md). */
const lines: readonly [kind: string, path: string, forbidden: readonly string[]][] = [
  [
    'rules',
    'widgets/a/b.rules.ts',
    ['react', 'src/dom/a.ts', 'src/api/a.ts', 'src/bridge/page/a.ts', 'widgets/a/contract.ts'],
  ],
  ['row', 'widgets/a/row.ts', ['src/dom/a.ts', 'widgets/a/read.ts', 'widgets/a/enhance.ts']],
  ['read', 'widgets/a/read.ts', ['react', 'src/api/a.ts', 'src/state/a.ts', 'src/bridge/page/a.ts']],
  ['api', 'widgets/a/api.ts', ['react', 'src/dom/a.ts', 'src/state/a.ts', 'src/ui/a.ts']],
  ['api', 'src/api/a.ts', ['react', 'src/dom/a.ts', 'src/state/a.ts', 'src/ui/a.ts']],
  ['state', 'src/state/a.ts', ['react', 'src/dom/a.ts', 'src/ui/a.ts']],
  ['store', 'widgets/a/store.ts', ['react', 'src/dom/a.ts', 'src/ui/a.ts']],
  ['store', 'widgets/a/b.store.ts', ['react', 'src/dom/a.ts', 'widgets/a/enhance.ts']],
  ['page', 'widgets/a/page/b.ts', ['react', 'widgets/a/live.ts', 'widgets/a/enhance.ts', 'widgets/a/View.tsx']],
  ['page', 'widgets/a/room/page/b.ts', ['react', 'widgets/a/index.ts', 'src/loader/a.ts']],
  ['enhance', 'widgets/a/enhance.ts', ['react', 'widgets/a/View.tsx', 'widgets/a/index.ts', 'src/loader/a.ts']],
  ['live', 'widgets/a/live.ts', ['react', 'react-dom', 'widgets/a/index.ts', 'src/loader/a.ts']],
  ['actions', 'src/actions/a.ts', ['react', 'widgets/a/enhance.ts']],
  ['View', 'widgets/a/View.tsx', ['src/api/a.ts', 'src/bridge/page/a.ts', 'src/dom/a.ts', 'widgets/a/enhance.ts']],
  ['loader', 'src/loader/a.ts', ['src/bridge/page/a.ts', 'src/state/a.ts', 'widgets/a/row.ts']],
  ['consent', 'src/consent/a.ts', ['src/bridge/page/a.ts', 'src/guard/a.ts', 'src/state/a.ts']],
  ['guard', 'src/guard/a.ts', ['src/bridge/page/a.ts', 'src/loader/a.ts', 'widgets/a/row.ts']],
];

describe('the borders’ test', () => {
  it.each(lines)('sees what %s files (%s) may not import', (kind, file, forbidden) => {
    const of = new Map([[file, forbidden.map((path) => ({ path, isType: false }))]]);
    expect(wrongImports(of, kind)).toEqual(forbidden.map((path) => `${file} imports ${path}`));
  });

  it.each(['widgets/a/buttonStore.ts', 'widgets/a/trackerRules.ts', 'widgets/a/stage.ts', 'widgets/a/page/b/c.ts'])(
    'sees that %s has no kind',
    (file) => expect(withoutKind([file])).toEqual([file]),
  );

  it('sees an import that points up a floor, even of a type only', () => {
    const of = new Map([['src/state/a.ts', [{ path: 'src/ui/a.ts', isType: true }]]]);
    expect(upward(of)).toEqual(['src/state/a.ts imports src/ui/a.ts']);
  });

  it('sees a circle of imports, even of types only', () => {
    const of = new Map([
      ['src/state/a.ts', [{ path: 'src/state/b.ts', isType: false }]],
      ['src/state/b.ts', [{ path: 'src/state/a.ts', isType: true }]],
    ]);
    expect(circles(of)).toEqual([['src/state/a.ts', 'src/state/b.ts']]);
  });

  it('sees a file of src/ that one widget alone uses, also through another one', () => {
    const of = new Map([
      ['widgets/a/enhance.ts', [{ path: 'src/ui/a.ts', isType: false }]],
      ['src/ui/a.ts', [{ path: 'src/rules/a.ts', isType: false }]],
      ['src/rules/a.ts', []],
      ['src/entry/chunks/a.ts', [{ path: 'src/ui/a.ts', isType: false }]],
    ]);
    expect(ofOneWidget(of)).toEqual(['src/ui/a.ts serves widgets/a alone', 'src/rules/a.ts serves widgets/a alone']);
  });
});

describe.each(Object.entries(allowed))('%s files', (kind, may) => {
  it(`import only ${may.join(', ')}`, () => {
    expect(wrongImports(house, kind)).toEqual([]);
  });
});

describe('the project', () => {
  it('has no file without a kind', () => {
    expect(withoutKind(files)).toEqual([]);
  });

  it('has no import that points up a floor', () => {
    expect(upward(house)).toEqual([]);
  });

  it('has no circle', () => {
    expect(circles(readHouse(['src', 'widgets', 'demo', 'scripts']))).toEqual([]);
  });

  it('has nothing in src/ that one widget alone uses', () => {
    expect(ofOneWidget(house)).toEqual([]);
  });

  it('never imports from widgets/ in src/, the composition roots apart', () => {
    const wrong = files
      .filter((file) => file.startsWith('src/') && !file.startsWith('src/entry/'))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ path }) => path.startsWith('widgets/'))
          .map(({ path }) => `${file} imports ${path}`),
      );
    expect(wrong).toEqual([]);
  });

  it('has widgets that never import each other', () => {
    const wrong: string[] = [];
    for (const file of files.filter((one) => /^widgets\/[^/]+\//.test(one))) {
      const own = file.split('/').slice(0, 2).join('/');
      const others = importsOf(file).filter(
        ({ path }) => /^widgets\/[^/]+\//.test(path) && !path.startsWith(`${own}/`),
      );
      for (const { path } of others) wrong.push(`${file} imports ${path}`);
    }
    expect(wrong).toEqual([]);
  });

  it('mounts React in one file only', () => {
    const mounting = files.filter((file) => importsOf(file).some(({ path }) => path === 'react-dom/client'));
    expect(mounting.sort()).toEqual(['src/entry/chunks/react.ts', 'src/island/react.tsx']);
  });

  it('parses HTML in one file only', () => {
    const parsing = files.filter((file) =>
      /\.(inner|outer)HTML\s*=|DOMParser|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment/.test(
        readFileSync(file, 'utf8'),
      ),
    );
    // The guard names these properties only because it watches them.
    expect(parsing.sort()).toEqual(['src/bridge/page/html.ts', 'src/guard/text.ts']);
  });

  it('writes JSON that is kept or sent in one way, which old libraries do not spoil', () => {
    const compared = [
      'widgets/checkout/page/review.ts',
      'widgets/loop-swatches/page/choicePicture.ts',
      'widgets/variations/page/knownVariations.ts',
    ];
    // Both files run without the core chunk.
    const apart = ['src/beacon/start.ts', 'src/loader/outlive.ts'];
    const writing = files.filter((file) => readFileSync(file, 'utf8').includes('JSON.stringify('));
    expect(writing.sort()).toEqual([...apart, 'src/bridge/page/storedJson.ts', ...compared].sort());
  });

  it('writes to the document only outside of read, rules, api and stores', () => {
    const writing = files
      .filter((file) => ['read', 'rules', 'api', 'store', 'state', 'View'].includes(kindOf(file)))
      .filter((file) =>
        /\bdocument\.(?!documentElement\.lang)/.test(readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*).*$/gm, '')),
      );
    expect(writing).toEqual([]);
  });

  it('has no file that names jQuery’s global outside of bridge, loader and runtime', () => {
    const naming = files.filter((file) =>
      /\bwindow\b[^\n]*jQuery|'jQuery' in window|own(Global|Function)\S*\('jQuery'/.test(readFileSync(file, 'utf8')),
    );
    expect(naming.every((file) => /^src\/(bridge|loader|runtime)\//.test(file))).toBe(true);
  });

  it('reads the page’s globals in one file only, where no element with the same name can pass for one', () => {
    const reading = files.filter((file) => /\bwindow as\b|\bwindow\[|' in window\b/.test(readFileSync(file, 'utf8')));
    // The exceptions: the page's own loader, two files that write, and the guard, whose name is a symbol, which no
    // element can have.
    const guard = ['src/guard/place.ts', 'src/guard/types.ts'];
    expect(reading.sort()).toEqual([
      'src/bridge/page/islands.ts',
      'src/bridge/page/service.ts',
      'src/dom/ownGlobal.ts',
      ...guard,
      'widgets/quick-view/page/pageParams.ts',
    ]);
  });
});
