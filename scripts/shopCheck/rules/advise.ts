/** Says what to do about a finding: which script to keep, which island to switch off, or which page to leave. Pure. */
import { knownScript, libraries, replacedScripts } from '../../doctor/knownScripts';
import type { Advice, Finding, PluginReport } from '../types';

/** The facts about the page's scripts. */
export interface Evidence {
  report: PluginReport;
  /** The scripts of the page without islands, with their text; "" where it could not be read. */
  scripts: readonly { handle: string; src: string; text: string }[];
  /** The page's path, for the last resort. */
  path: string;
}

/** Words that so many scripts and pages have that they tell nothing. */
const COMMON =
  /^(?:a|button|btn|link|menu|nav|active|open|close|closed|hidden|show|item|items|icon|title|text|content|wrapper|wrap|container|inner|outer|row|col|columns?|grid|box|block|section|main|page|site|header|footer|form|input|field|list|left|right|top|bottom|primary|secondary|product|products|cart|checkout|shop|woocommerce|entry|post|image|img|data-id|data-type|data-key|data-toggle|data-target|alt|js|no-js|has-.*|is-.*|wp-.*|align.*|elementor(?:-.*)?|menu-item.*|type-.*|status-.*|post-\d+|instock|first|last)$/i;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a script's text names a mark: in a selector, or as a word of its own in quotes. */
const names = (text: string, mark: string): boolean => {
  if (!text.includes(mark)) return false;
  const property = mark.startsWith('data-') ? mark.slice(5).replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) : '';
  return (
    new RegExp(`(?:[.#["'\`\\s,>]|^)${escaped(mark)}(?:["'\`\\s.,:>)\\]=[#]|$)`).test(text) ||
    (!!property && new RegExp(`dataset\\.${escaped(property)}\\b`).test(text))
  );
};

/** How many of a finding's words a script's text names. The nearest words come first, and count more. */
function score(text: string, marks: readonly string[]): number {
  const telling = marks.filter((mark) => mark.length > 3 && !COMMON.test(mark));
  return telling.reduce((sum, mark, at) => sum + (names(text, mark) ? 1 / (at + 1) : 0), 0);
}

/** The script that names a finding's words most. */
function nearest<Script extends { text: string }>(scripts: readonly Script[], marks: readonly string[]) {
  const rated = scripts.map((script) => ({ script, points: score(script.text, marks) }));
  return rated.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points)[0]?.script;
}

const fileName = (src: string) => (src.split('/').pop() ?? '').replace(/[?#].*/, '');
const plain = (src: string) => src.replace(/[?#].*/, '');

/**
 * A library's handles. The first one is the handle that a shop should keep. WordPress' `jquery` has no file of its own,
 * and brings both of its files: it is on a page that has jQuery's second file.
 */
const handlesOf = (library: (typeof libraries)[number], gone: readonly string[]): readonly string[] => {
  if (library.handle !== 'jquery-core') return [library.handle, ...(library.formerly ?? [])];
  return gone.includes('jquery-migrate') ? ['jquery', 'jquery-core'] : ['jquery-core', 'jquery'];
};

/** The libraries that the page has lost, each by the handle that is to be kept. */
const lostLibraries = ({ gone }: PluginReport) =>
  libraries.flatMap((library) => {
    const handles = handlesOf(library, gone);
    const [handle] = handles;
    return handle && handles.some((one) => gone.includes(one))
      ? [{ handle, use: library.use, name: library.handle === 'jquery-core' ? 'jQuery' : handle }]
      : [];
  });

/** Messages that a missing jQuery causes: class Safety_Net has the same. */
const MISSES_JQUERY = /\bjQuery\b|(?:^|[ .])\$ is not |: \$$|\$\(\.\.\.\)/;

const keepLibrary = (script: string, library: { handle: string; name: string }): Advice => ({
  do: 'keep',
  what: library.handle,
  why: 'counts-on',
  words: [script, library.name],
});

/** The name that an error's message says is missing. */
const missingIn = (message: string): string =>
  /([\w$.]+) is not (?:defined|a function|a constructor)/.exec(message)?.[1]?.split('.').pop() ?? '';

/** The advice for an error: keep the library that the script needs, or the script that defined the missing function. */
function ofError(finding: Finding, evidence: Evidence): Advice | undefined {
  if (finding.kind !== 'error') return undefined;
  const [message = '', script = ''] = finding.words;
  const text = evidence.scripts.find(({ src }) => plain(src) === plain(finding.file))?.text ?? '';
  const lost = lostLibraries(evidence.report);
  const jquery = lost.find(({ name }) => name === 'jQuery');
  if (jquery && MISSES_JQUERY.test(message)) return keepLibrary(script, jquery);
  const missing = missingIn(message);
  const source = missing.length > 2 && goneScripts(evidence).find((one) => names(one.text, missing));
  if (source) return { do: 'keep', what: source.handle, why: 'did-this', words: [source.handle] };
  const library = lost.find(({ use }) => use?.test(message)) ?? lost.find(({ use }) => use?.test(text));
  return library && keepLibrary(script, library);
}

/** The replaced scripts that the page has lost. */
const goneScripts = ({ report, scripts }: Evidence) =>
  scripts.filter(
    ({ handle, src }) =>
      report.gone.includes(handle) && replacedScripts.some((row) => row === knownScript(handle, src)),
  );

/** A script that stays, has to do with the finding's place, and counts on a library that the page has lost. */
function ofStaying(finding: Finding, { report, scripts }: Evidence): Advice | undefined {
  const lost = lostLibraries(report);
  const staying = scripts.filter(
    ({ handle, src, text }) =>
      !report.gone.includes(handle) && !knownScript(handle, src) && lost.some(({ use }) => use?.test(text)),
  );
  // A script that contains no word of the place is at fault only if no other script could be.
  const alone = staying.length === 1 && !finding.islands.length ? staying[0] : undefined;
  const script = nearest(staying, finding.marks) ?? alone;
  const library = script && lost.find(({ use }) => use?.test(script.text));
  return library && keepLibrary(script.handle || fileName(script.src), library);
}

/** A script that was taken out and has to do with the finding's place. */
function ofGone(finding: Finding, evidence: Evidence): Advice | undefined {
  const script = nearest(goneScripts(evidence), finding.marks);
  return script && { do: 'keep', what: script.handle, why: 'did-this', words: [script.handle] };
}

/** An island whose place it is. Its original script comes back when it is off. */
const ofIsland = ({ islands }: Finding): Advice | undefined =>
  islands[0] ? { do: 'disable', what: islands[0], why: 'is-of', words: [islands[0]] } : undefined;

/** The advice about something that does not work. */
export function advise(finding: Finding, evidence: Evidence): Advice {
  const found =
    ofError(finding, evidence) ??
    (finding.kind === 'island' ? ofIsland(finding) : undefined) ??
    ofStaying(finding, evidence) ??
    ofIsland(finding) ??
    ofGone(finding, evidence);
  return found ?? { do: 'leave', what: evidence.path, why: 'unknown', words: [] };
}
