import { describe, expect, it } from 'vitest';
import { shortenNames } from '../../scripts/build/shortenNames';

const chunks = (widget: string) =>
  new Map([
    ['core.js', 'const a=1,b=2,c=3;export{a as readText,b as unused,c as run};'],
    ['add-to-cart.js', 'import{readText as x}from"./core.js";export{x as default};'],
    ['react.js', 'const h=1;export{h as useRef};'],
    ['widget.js', widget],
  ]);

describe('names between chunks', () => {
  it('become the short ones that they have inside; what the loader asks for keeps its own, what nobody asks for goes', () => {
    const code = shortenNames(chunks('import{readText as t}from"./core.js";import{useRef}from"./react.js";export{t as default};'));
    expect(Object.fromEntries(code)).toEqual({
      'core.js': 'const a=1,b=2,c=3;export{a,c as run};',
      'add-to-cart.js': 'import{a as x}from"./core.js";export{x as default};',
      'react.js': 'const h=1;export{h};',
      'widget.js': 'import{a as t}from"./core.js";import{h as useRef}from"./react.js";export{t as default};',
    });
  });

  it('that the loader asks for as members become those members’ short names', () => {
    const code = new Map([...chunks(''), ['core.js', 'const a=1,b=2;export{a as createFinder,b as run};']]);
    code.set('add-to-cart.js', 'const x=1;export{x as default};');
    expect(shortenNames(code).get('core.js')).toBe('const a=1,b=2;export{a as cF,b as run};');
  });

  it('that are imported and not there stop the build, with the file to add them to', () => {
    const code = chunks('import{useMemo,useRef}from"./react.js";');
    expect(() => shortenNames(code)).toThrow('Chunks import useMemo from react.js, which exports no such thing: add it to src/entry/shared/react.ts.');
  });

  it('leave the code that they were read from as it was', () => {
    const code = chunks('');
    shortenNames(code);
    expect(code).toEqual(chunks(''));
  });
});
