// @vitest-environment node
/** Checks the matrix against the code: every call to a server has a row, and every row belongs to such a call. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createNotificationService } from '../../widgets/social-proof/api';

const CLIENTS = /^src\/api\/|^widgets\/.+\/api\.ts$|^src\/bridge\/jquery\/|^src\/bridge\/page\/fetchText/;

/** Modules of src/api/ whose functions make no call. `media` gets the caller's own call as an argument. */
const SILENT = [
  'ajaxUrl',
  'elementsKitUrl',
  'error',
  'form',
  'formElement',
  'htmlAnswer',
  'latest',
  'media',
  'restUrl',
];
/** Exported functions of the clients that make no call. */
const HELPERS = ['callTimeout', 'loadCalls', 'readCart', 'wcAjaxUrl', 'latestNonce'];
/** General functions for calls: the rows are about their callers. */
const GENERAL = ['requestHtml', 'postForJson', 'callRest', 'callRoute', 'fetchPage', 'readPage', 'renewNonce'];
/** Functions that create a client with several calls. */
const PROVIDERS: Record<string, readonly string[]> = {
  createEndpointProvider: ['search', 'select'],
  createNotificationService: Object.keys(createNotificationService('https://service.example/', '1')),
};

const files = ['src', 'widgets']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file));

/** The names that a file outside of the clients imports from them, statically or late, without types. */
function importedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const imports = text.matchAll(/^import \{([^}]+)\} from '(?:[^']*\/api\/(\w+)|[./]+\/api)';/gm);
  const late = /import\('[./]+\/api'\)/.test(text) ? text.matchAll(/\(\{ (\w+) \}\) =>/g) : [];
  return [...imports, ...late]
    .filter(([, , module = '']) => !SILENT.includes(module))
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
}

const rowsOf = (file: string, name: string): string[] => {
  if (name.startsWith('type ') || HELPERS.includes(name)) return [];
  if (GENERAL.includes(name)) return [`${file}: ${name}`];
  return PROVIDERS[name]?.map((method) => `${name}.${method}`) ?? [name];
};

const called = new Set(
  files.filter((file) => !CLIENTS.test(file)).flatMap((file) => importedBy(file).flatMap((name) => rowsOf(file, name))),
);

/** Reads the rows from the source, because that needs no page. */
const rows = new Set(
  readdirSync('tests/faults/endpoints').flatMap((file) =>
    [...readFileSync(`tests/faults/endpoints/${file}`, 'utf8').matchAll(/calls: '([^']+)'/g)].map(
      ([, name = '']) => name,
    ),
  ),
);

describe('the fault matrix', () => {
  it('has a row for every call', () => {
    expect([...called].filter((name) => !rows.has(name))).toEqual([]);
  });

  it('has no row for a call that nobody makes', () => {
    expect([...rows].filter((name) => !called.has(name))).toEqual([]);
  });

  it('knows every way to the network: the one function that fetches, and jQuery’s bridge', () => {
    const ways = /(?<![.\w])fetch\(|sendBeacon|XMLHttpRequest\(|\.ajax\?*\.?\(|new (EventSource|WebSocket)/;
    const fetching = files.filter((file) =>
      ways.test(readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, '')),
    );
    // The beacon's report has no answer, `leaving` calls no endpoint, and the last file gets its `fetch` as an
    // argument.
    expect(fetching).toEqual([
      'src/beacon/start.ts',
      'src/bridge/jquery/sender.ts',
      'src/bridge/page/fetchText.ts',
      'src/bridge/page/leaving.ts',
      'widgets/product-list-tabs/store.ts',
    ]);
  });
});
