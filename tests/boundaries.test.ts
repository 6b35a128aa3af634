/** Holds the table of who may import whom (docs/architecture.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Import {
  path: string;
  isType: boolean;
}

const files = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file)),
);

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const found = [...source.matchAll(/^(import|export) (type )?(?:[^;'"]*? from )?'([^']+)'/gm), ...source.matchAll(/(import)(\s)?\('([^']+)'\)/g)];
  return found.map(([, , type, path = '']) => ({ path: path.startsWith('.') ? normalize(join(dirname(file), path)) : path, isType: type === 'type ' }));
}

/** Names the kind of a file; the first that fits. */
const kinds: [kind: string, test: RegExp][] = [
  ['rules', /^src\/rules\/|^widgets\/[^/]+\/([^/]+\.)?rules\.ts$/],
  ['read', /^widgets\/[^/]+\/read\.ts$/],
  ['contract', /^widgets\/[^/]+\/contract\.ts$/],
  ['api', /^widgets\/[^/]+\/api\.ts$/],
  ['store', /^widgets\/[^/]+\/store\.ts$/],
  ['View', /^widgets\/[^/]+\/View\.tsx$/],
  ['registry', /^widgets\/registry\.ts$/],
  ['widget', /^widgets\//],
  ['loader', /^src\/loader\//],
  ['runtime', /^src\/runtime\//],
  ['entry', /^src\/entry\//],
  ['island', /^src\/island\//],
  ['dom', /^src\/dom\//],
  ['api', /^src\/api\//],
  ['state', /^src\/state\//],
  ['bridge', /^src\/bridge\//],
  ['ui', /^src\/ui\//],
  ['lean', /^src\/lean\//],
  ['debug', /^src\/debug\//],
  ['beacon', /^src\/beacon\//],
  ['guard', /^src\/guard\//],
];
const kindOf = (path: string) => kinds.find(([, test]) => test.test(`${path}.ts`) || test.test(`${path}.tsx`) || test.test(path))?.[0] ?? path;

/** What each kind may import of the project, types apart; a name without a slash is a package. */
const allowed: Record<string, string[]> = {
  rules: ['rules'],
  contract: ['rules'],
  read: ['dom', 'rules', 'contract'],
  dom: ['dom', 'rules'],
  // The loader reads with dom/, whose files import nothing.
  loader: ['loader', 'dom', 'guard'],
  runtime: ['runtime', 'bridge', 'dom', 'rules'],
  api: ['api', 'bridge', 'rules'],
  state: ['state', 'api', 'bridge', 'rules', 'ui', 'nanostores'],
  bridge: ['bridge', 'guard', 'api', 'rules', 'dom', 'js-cookie', 'dompurify', 'ui'],
  store: ['rules', 'contract', 'bridge', 'state', 'nanostores'],
  View: ['react', '@preact/signals-react', 'ui', 'contract', 'state', 'rules', 'css'],
  ui: ['ui', 'bridge', 'dom', 'rules', 'state', 'react', '@floating-ui/core', '@floating-ui/react-dom', 'flatpickr', 'css'],
  island: ['island', 'react', 'react-dom', 'react-dom/client'],
  lean: ['preact', 'preact/hooks'],
  registry: ['rules'],
  debug: ['debug', 'bridge', 'dom', 'ui', 'css'],
  beacon: ['beacon', 'rules'],
  // Before everything else on the page: it knows nothing that needs the loader.
  guard: ['guard', 'dom', 'rules'],
};

describe.each(Object.entries(allowed))('%s files', (kind, may) => {
  it(`import only ${may.join(', ')}`, () => {
    const wrong: string[] = [];
    for (const file of files.filter((one) => kindOf(one) === kind)) {
      for (const { path, isType } of importsOf(file)) {
        const target = path.includes('.css') ? 'css' : kindOf(path);
        if (!isType && !may.includes(target)) wrong.push(`${file} imports ${path}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('the project', () => {
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
      const others = importsOf(file).filter(({ path }) => /^widgets\/[^/]+\//.test(path) && !path.startsWith(`${own}/`));
      for (const { path } of others) wrong.push(`${file} imports ${path}`);
    }
    expect(wrong).toEqual([]);
  });

  it('mounts React in one file only', () => {
    const mounting = files.filter((file) => importsOf(file).some(({ path }) => path === 'react-dom/client'));
    expect(mounting.sort()).toEqual(['src/entry/shared/react.ts', 'src/island/react.tsx']);
  });

  it('has views that only say what React and Preact take alike', () => {
    // Preact alone has inputs’ `change`, and focus that does not bubble; attributes that React translates would stay as they are.
    const foreign = /\b(onChange|onFocus|onBlur|onDoubleClick|on\w+Capture|defaultValue|defaultChecked|strokeWidth|xlinkHref|createPortal)\b|useId\(/;
    const views = files.filter((file) => file.endsWith('.tsx'));
    expect(views.filter((file) => foreign.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('parses HTML in one file only', () => {
    const parsing = files.filter((file) =>
      /\.(inner|outer)HTML\s*=|DOMParser|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment/.test(readFileSync(file, 'utf8')),
    );
    // The guard only names what it looks at.
    expect(parsing).toEqual(['src/bridge/html.ts', 'src/guard/text.ts']);
  });

  it('writes JSON that is kept or sent in one way, which old libraries do not spoil', () => {
    const compared = ['widgets/checkout/review.ts', 'widgets/loop-swatches/pictures.ts', 'widgets/variations/store.ts'];
    // Both come without the core.
    const apart = ['src/beacon/start.ts', 'src/loader/intent.ts'];
    const writing = files.filter((file) => readFileSync(file, 'utf8').includes('JSON.stringify('));
    expect(writing.sort()).toEqual([...apart, 'src/bridge/storedJson.ts', ...compared].sort());
  });

  it('writes to the document only outside of read, rules, api and stores', () => {
    const writing = files
      .filter((file) => ['read', 'rules', 'api', 'store', 'state', 'View'].includes(kindOf(file)))
      .filter((file) => /\bdocument\.(?!documentElement\.lang)/.test(readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*).*$/gm, '')));
    expect(writing).toEqual([]);
  });

  it('has no file that names jQuery’s global outside of bridge, loader and runtime', () => {
    const naming = files.filter((file) => /\bwindow\b[^\n]*jQuery|'jQuery' in window|own(Global|Function)\S*\('jQuery'/.test(readFileSync(file, 'utf8')));
    expect(naming.every((file) => /^src\/(bridge|loader|runtime)\//.test(file))).toBe(true);
  });

  it('reads the page’s globals in one file only, which an element of their name does not deceive', () => {
    const reading = files.filter((file) => /\bwindow as\b|\bwindow\[|' in window\b/.test(readFileSync(file, 'utf8')));
    // The page's own loader; two that write; and the guard, whose name is a symbol, which no element can have.
    const guard = ['src/guard/arm.ts', 'src/guard/types.ts'];
    expect(reading.sort()).toEqual(['src/bridge/islands.ts', 'src/bridge/service.ts', 'src/dom/ownGlobal.ts', ...guard, 'widgets/quick-view/pageParams.ts']);
  });
});
