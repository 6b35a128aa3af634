/** The command `shop-islands doctor`: its options, its answer and its exit code. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '../../src/rules/nearest';
import { readBuild } from './build';
import { examine } from './examine';
import { CannotLook, type Fetched, fetchPage, isAddress } from './fetchPage';
import { print } from './print';
import { readPage } from './readPage';

const HELP = `shop-islands [doctor] ADDRESS|FILE [options]

Looks at a page of a shop and says which islands would run on it, what is missing
in the server's data and how to mend it, which scripts would do the same work
twice, and how many bytes go away. It runs nothing of the page.

  --json             the report as JSON
  --offline          fetch nothing but the page; sizes of scripts stay unknown
  --from ADDRESS     where a saved page comes from
  --header "A: b"    a request header, such as a cookie; may be repeated
  --timeout SECONDS  how long each request may take (20)
  --version          the version
  --help             this text

Exit code: 0 fine, 1 problems, 2 the page could not be looked at.`;

/** The command's output, and its folder. */
export interface Surroundings {
  write(text: string): void;
  complain(text: string): void;
  isColoured: boolean;
  version: string;
  /** The package's `dist/`. */
  dist: string;
}

const OPTIONS = {
  json: { type: 'boolean' },
  offline: { type: 'boolean' },
  from: { type: 'string' },
  header: { type: 'string', multiple: true },
  timeout: { type: 'string' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const;

const isOption = (word: string) =>
  Object.entries(OPTIONS).some(
    ([name, option]) => word === `--${name}` || ('short' in option && word === `-${option.short}`),
  );
const takesText = (word: string) =>
  Object.entries(OPTIONS).some(([name, { type }]) => word === `--${name}` && type === 'string');

const usage = (message: string) => new CannotLook(message, 'shop-islands --help tells the options.');

function headersOf(lines: readonly string[], version: string): Record<string, string> {
  const pairs = lines.map((line) => {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (!name || value === undefined) throw usage(`"${line}" is no header.`);
    return [name, value];
  });
  return { 'User-Agent': `shop-islands-doctor/${version}`, ...Object.fromEntries(pairs) };
}

/** The message about a wrong option. Node's own message is long, and names functions of Node. */
function wrongOption(words: readonly string[]): string {
  const option = words.map((word) => /^-[^=]+/.exec(word)?.[0]).find((word) => word && !isOption(word));
  const meant =
    option &&
    nearest(
      option,
      Object.keys(OPTIONS).map((name) => `--${name}`),
    );
  if (option) return `There is no option "${option}".${meant ? ` It may be "${meant}".` : ''}`;
  const lacking = words.find((word, at) => takesText(word) && (words[at + 1] ?? '-').startsWith('-'));
  return lacking ? `The option "${lacking}" needs a value behind it.` : 'An option that takes no value has one.';
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch {
    throw usage(wrongOption(words));
  }
}

/** The page that the arguments name. The command's name may be left out. A word without a dot or slash is no page. */
function pageIn(positionals: readonly string[]): string {
  const [asked, ...more] = positionals[0] === 'doctor' ? positionals.slice(1) : positionals;
  if (!asked) throw usage('Name the page: shop-islands ADDRESS.');
  if (!/[./]/.test(asked)) throw usage(`There is no command "${asked}". The command is: shop-islands ADDRESS.`);
  if (more.length) throw usage(`One page at a time: "${more[0]}" is one too many.`);
  return asked;
}

function readOptions(words: readonly string[], version: string) {
  const { values, positionals } = readWords(words);
  if (values.version) return version;
  if (values.help || !positionals.length) return HELP;
  const asked = pageIn(positionals);
  const seconds = Number(values.timeout ?? 20);
  if (!(seconds > 0)) throw usage('--timeout is a number of seconds.');
  const { from = '' } = values;
  if (from && !isAddress(from)) throw usage(`"${from}" is no address.`);
  const home = [asked, from].find(isAddress);
  const fetching = {
    headers: headersOf(values.header ?? [], version),
    origin: home ? new URL(home).origin : '',
    timeout: seconds * 1000,
  };
  return { ...values, asked, from, fetching };
}

async function look(words: readonly string[], { version, dist, isColoured, write }: Surroundings): Promise<number> {
  const options = readOptions(words, version);
  if (typeof options === 'string') {
    write(options);
    return 0;
  }
  const { asked, from, fetching, json, offline } = options;
  const { html, address, headers }: Fetched = await fetchPage(asked, from, fetching);
  const page = readPage(html, address, headers);
  const report = await examine({
    asked,
    version,
    bytes: Buffer.byteLength(html),
    page,
    build: readBuild(dist),
    fetching: offline ? undefined : fetching,
  });
  write(json ? JSON.stringify(report, null, 2) : print(report, isColoured));
  return report.verdict === 'fine' ? 0 : 1;
}

/** Runs the command and gives its exit code. @param words without node and the file */
export async function run(words: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    return await look(words, surroundings);
  } catch (cause) {
    if (!(cause instanceof CannotLook)) throw cause;
    surroundings.complain(`${cause.message}\n${cause.fix}`);
    return 2;
  }
}

/** `dist/`, seen from the built command in `dist/cli/`. */
export const distBeside = (folder: string): string => join(folder, '..');
