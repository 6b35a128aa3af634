/** Weighs the page's scripts: fetches each once, compresses it, and finds which scripts use which library. */
import { gzipSize } from '../gzipSize';
import { fetchFile } from './fetchFile';
import { type KnownScript, knownScript, libraries, replacedScripts } from './knownScripts';
import { inlineTexts } from './readGlobals';
import { isOwn } from './readScripts';
import type { FetchOptions, Page, PageScript, ScriptReport, Weight } from './types';

interface Weighed extends PageScript {
  /** Undefined where it could not be fetched. */
  text: string | undefined;
  gzip: number | undefined;
}

/** How many files are fetched at the same time. Few, because a shop's server has other work. */
const AT_ONCE = 6;

/** Each file once, a few at a time. */
async function fetchAll(sources: readonly string[], options: FetchOptions): Promise<Map<string, string | undefined>> {
  const waiting = [...new Set(sources)];
  const found = new Map<string, string | undefined>();
  const work = async () => {
    for (let src = waiting.shift(); src !== undefined; src = waiting.shift())
      found.set(src, (await fetchFile(src, options))?.text);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

const sum = (scripts: readonly { gzip: number | undefined }[]): Weight => ({
  gzip: scripts.reduce((total, { gzip = 0 }) => total + gzip, 0),
  files: scripts.length,
  unknown: scripts.filter(({ gzip }) => gzip === undefined).length,
});

const isRowIn = (rows: readonly KnownScript[]) => (script: Weighed) => {
  const row = knownScript(script.handle, script.src);
  return !!row && rows.includes(row);
};

const UNNAMED = 'an inline script';
const nameOf = ({ handle, src }: PageScript) => handle || (src.split('/').pop() ?? '').replace(/\?.*$/, '');

/** The scripts that stay and use a library. A script whose text is unknown counts as a user. */
function usersOf({ use }: KnownScript, staying: readonly Weighed[], inline: readonly string[]): string[] {
  const users = staying.filter(({ text }) => text === undefined || use?.test(text)).map(nameOf);
  return inline.some((text) => use?.test(text)) ? [...users, UNNAMED] : users;
}

export interface Scales {
  replaced: ScriptReport[];
  libraries: ScriptReport[];
  page: Weight;
  goes: Weight;
}

/** @param options undefined fetches nothing, so every size is unknown */
export async function weighScripts(page: Page, options: FetchOptions | undefined): Promise<Scales> {
  const scripts = page.scripts.filter((script) => !isOwn(script));
  const texts = options
    ? await fetchAll(
        scripts.map(({ src }) => src),
        options,
      )
    : new Map<string, string>();
  const weighed = scripts.map((script): Weighed => {
    const text = texts.get(script.src);
    return { ...script, text, gzip: text === undefined ? undefined : gzipSize(text) };
  });
  const [isReplaced, isLibrary] = [isRowIn(replacedScripts), isRowIn(libraries)];
  const staying = weighed.filter((script) => !isReplaced(script) && !isLibrary(script));
  const inline = inlineTexts(page.document);
  const reportOf = (script: Weighed): ScriptReport => {
    const row = knownScript(script.handle, script.src) as KnownScript;
    return {
      handle: script.handle,
      src: script.src,
      islands: row.islands,
      gzip: script.gzip,
      neededBy: row.use ? usersOf(row, staying, inline) : [],
    };
  };
  const found = {
    replaced: weighed.filter(isReplaced).map(reportOf),
    libraries: weighed.filter(isLibrary).map(reportOf),
  };
  return {
    ...found,
    page: sum(weighed),
    goes: sum([...found.replaced, ...found.libraries.filter(({ neededBy }) => !neededBy.length)]),
  };
}
