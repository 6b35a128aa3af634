import { describe, expect, it } from 'vitest';
import { words } from '../../src/dom/words';

const read = (html: string) => words(Object.assign(document.createElement('div'), { innerHTML: html }));

describe('the words of some HTML', () => {
  it.each([
    ['<dl><dt>Colour:</dt><dd><p>Blue</p></dd><dt>Storage:</dt><dd>32 GB</dd></dl>', 'Colour: Blue Storage: 32 GB'],
    ['<h2>Big<br>sale</h2><p>Today</p>', 'Big sale Today'],
    ['<table><tbody><tr><th>Weight</th><td>2 kg</td></tr></tbody></table>', 'Weight 2 kg'],
    ['<bdi><span>£</span>39.99</bdi>', '£39.99'],
    ['super<b>natural</b>', 'supernatural'],
    [' \n two\twords  ', 'two words'],
    ['said<!-- not --><script>not()</script><style>.not{}</style>', 'said'],
    ['', ''],
  ])('%s', (html, said) => {
    expect(read(html)).toBe(said);
  });

  it('are read in a form whose fields have the names of its properties', () => {
    const form = Object.assign(document.createElement('form'), { innerHTML: '<p>What</p><b>I</b> say' });
    // Imitates browsers, in which a field of that name replaces the form's property.
    for (const name of ['childNodes', 'attributes', 'parentNode', 'nodeName', 'nodeValue']) {
      Object.defineProperty(form, name, { value: document.createElement('input'), configurable: true });
    }
    const box = document.createElement('div');
    Element.prototype.append.call(box, 'Now: ', form);
    expect(words(box)).toBe('Now: What I say');
  });

  it('are empty where there is nothing', () => {
    expect([words(null), words(undefined), words(new Text(' x '))]).toEqual(['', '', 'x']);
  });
});
