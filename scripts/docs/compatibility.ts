/** Owns the advice in docs/compatibility.md: what to do about a theme or a plugin, in the words of the doctor. */
import { readFileSync } from 'node:fs';
import { SHARED_MARKUP } from '../../src/rules/sharedMarkup';
import { rules } from '../doctor/checks/markup';
import { replacedScripts } from '../doctor/knownScripts';
import { switchOf } from '../doctor/owners';
import { markdownTable } from '../markdownTable';

const PAGE = 'docs/compatibility.md';
const MARK = '<!-- made by npm run docs -->';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** The scripts that do these islands' work, one for each island: the doctor names the first that it knows. */
const handlesFor = (islands: readonly string[]) => [
  ...new Set(islands.flatMap((name) => replacedScripts.find((script) => script.islands.includes(name))?.handle ?? [])),
];

/** A table of the markup that several scripts may drive, and of how to give it to one of them. */
function ownersTable(): string {
  const rows = Object.entries(SHARED_MARKUP).map(([markup, islands]) => [
    markup,
    cell(`${switchOf('islands', islands)}.`),
    handlesFor(islands)
      .map((handle) => cell(`${switchOf(handle, islands)}.`))
      .join('<br>') || '–',
  ]);
  return markdownTable(
    ['Your theme or a plugin replaces', 'Its script is to do the work', 'The original’s script is still there'],
    rows,
  );
}

/** A table of markup that an island cannot use. Several rules have the same words. */
function markupTable(): string {
  const rows = rules.map(({ what, why, fix }) => [what, why, fix].map(cell));
  return markdownTable(['A template’s markup', 'What it causes', 'What to do'], rows);
}

const advice = (): string => `Where a script of a theme or a plugin and an island want the same markup:

${ownersTable()}

If an island is switched off, and no script does its work: ${switchOf('', [])}.

Where a template prints something else than WooCommerce's or the plugin's own:

${markupTable()}
`;

/** The page with the advice as the doctor gives it now. Everything else is as it is in the file. */
export function compatibilityPage(): string {
  const [before = '', after = ''] = readFileSync(PAGE, 'utf8').split(MARK);
  return `${before}${MARK}\n\n${advice()}\n${after.slice(after.search(/^## /m))}`;
}
