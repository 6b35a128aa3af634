import { describe, expect, it } from 'vitest';
import { minifyAll } from '../../scripts/build/minifyAll';
import { shortenNames } from '../../scripts/build/shortenNames';

const build = () =>
  new Map([
    ['core.js', 'function readText(element) {\n  return element.text;\n}\nconst language = () => "en";\nexport { readText, language };\n'],
    ['add-to-cart.js', "import { readText } from './core.js';\nconst send = (form) => readText(form) + 1;\nexport { send, send as default };\n"],
    ['react.js', 'const useRef = (value) => ({ current: value });\nexport { useRef };\n'],
    [
      'widget.js',
      "import { readText, language as languageOf } from './core.js';\nimport { send } from './add-to-cart.js';\nimport { useRef } from './react.js';\nconst show = (one) => [readText(one), languageOf(), send(one), useRef(one)];\nexport { show as default };\n",
    ],
  ]);

const importsIn = (text = '') => text.match(/import\{[^}]+\}from"[^"]+"/g);

describe('a build that is minified', () => {
  it('has one name for a thing in the chunk that it is from and in those that use it', async () => {
    const code = shortenNames((await minifyAll(build())).code);
    for (const file of ['add-to-cart.js', 'widget.js']) for (const one of importsIn(code.get(file)) ?? []) expect(one).not.toContain(' as ');
    expect(importsIn(code.get('widget.js'))).toHaveLength(3);
  });

  it('keeps the names of the other build where a chunk of it stands in', async () => {
    const { code, known } = await minifyAll(build());
    const lean = new Map([['react.js', 'const unused = 1, first = [];\nconst useRef = (value) => first.concat({ current: value });\nexport { useRef };\n']]);
    const both = shortenNames(new Map([...code, ...(await minifyAll(lean, known)).code]));
    for (const one of importsIn(both.get('widget.js')) ?? []) expect(one).not.toContain(' as ');
  });

  it('gives a second name where two chunks have one for two things', async () => {
    const files = build();
    // What the cart calls its own does not depend on what it does not import.
    files.set('add-to-cart.js', 'const send = (form) => form + 1;\nexport { send, send as default };\n');
    const { code } = await minifyAll(files);
    const widget = shortenNames(code).get('widget.js') ?? '';
    const locals = (importsIn(widget) ?? []).flatMap((one) => (one.match(/\{(.+)\}/)?.[1] ?? '').split(',').map((item) => item.split(' as ').at(-1)));
    expect(new Set(locals).size).toBe(locals.length);
  });
});
