/** Shows what Shop Islands brought: bytes and files for each kind of page, without it and with it. */
import { broughtBy } from '../rules/verdict';
import type { PageResult, Weight } from '../types';
import { element } from './element';
import { kilobytes, type Say } from './texts';

/** The name of a kind, as the texts have it. */
const nameOf = (kind: string) => (kind === 'own' ? 'own-pages' : kind);

export function tableOf(pages: readonly PageResult[], say: Say, language: string): HTMLElement | undefined {
  const rows = broughtBy(pages);
  if (!rows.length) return undefined;
  const cell = ({ bytes, files, unmeasured }: Weight) =>
    [
      say('weight', kilobytes(bytes, language), String(files - unmeasured)),
      ...(unmeasured ? [say('unmeasured', String(unmeasured))] : []),
    ].join(' ');
  const heads = ['page', 'before', 'now', 'difference'].map((name) => element('th', { scope: 'col' }, say(name)));
  const body = rows.map(({ kind, off, on }) => {
    const less = off.bytes - on.bytes;
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, say(nameOf(kind))),
      element('td', {}, cell(off)),
      element('td', {}, cell(on)),
      element('td', {}, say(less >= 0 ? 'less' : 'more', kilobytes(less, language))),
    );
  });
  const wide = element(
    'div',
    { className: 'shop-islands-check-table', tabIndex: 0, role: 'region', ariaLabel: say('brought') },
    element(
      'table',
      { className: 'widefat striped' },
      element('thead', {}, element('tr', {}, ...heads)),
      element('tbody', {}, ...body),
    ),
  );
  return element(
    'div',
    {},
    element('h2', {}, say('brought')),
    element('p', { className: 'description' }, say('broughtHint')),
    wide,
  );
}
