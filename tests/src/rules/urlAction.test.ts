// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoded } from '../../../src/rules/decoded';
import { parseUrlAction } from '../../../src/rules/urlAction';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const printed = (name: string, settings: unknown) =>
  `#elementor-action:action=${name}&settings=${base64(JSON.stringify(settings))}`;

describe('a link’s action', () => {
  it.each([
    ['as it is', (hash: string) => hash],
    ['percent-encoded behind the #', (hash: string) => `#${encodeURIComponent(hash.slice(1))}`],
    ['percent-encoded with the #', (hash: string) => encodeURIComponent(hash)],
  ])('is read %s', (_how, encode) => {
    const hash = encode(printed('popup:open', { id: '2201', toggle: false }));
    expect(parseUrlAction(hash)).toEqual({ name: 'popup:open', settings: { id: '2201', toggle: false } });
  });

  it('needs no settings', () => {
    expect(parseUrlAction('#elementor-action:action=off_canvas:close')).toEqual({
      name: 'off_canvas:close',
      settings: {},
    });
    expect(parseUrlAction('#elementor-action:action=popup:close&settings=')).toEqual({
      name: 'popup:close',
      settings: {},
    });
  });

  it('reads settings beyond ASCII', () => {
    expect(parseUrlAction(printed('popup:open', { id: 'größe ☃' }))?.settings).toEqual({ id: 'größe ☃' });
  });

  it.each(['%%%', base64('{'), base64('"text"'), base64('null')])(
    'has empty settings where they are broken: %s',
    (settings) => {
      expect(parseUrlAction(`#elementor-action:action=popup:open&settings=${settings}`)).toEqual({
        name: 'popup:open',
        settings: {},
      });
    },
  );

  it.each([
    '',
    '#',
    '#top',
    '#elementor-action',
    '#elementor-action:',
    '#elementor-action:action=',
    'elementor-action:action=a',
    '#x#elementor-action:action=a',
  ])('is not in "%s"', (hash) => {
    expect(parseUrlAction(hash)).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, settings) => {
        parseUrlAction(`#elementor-action:action=${name}&settings=${settings}`);
        expect(typeof decoded(settings)).toBe('string');
      }),
    );
  });
});
