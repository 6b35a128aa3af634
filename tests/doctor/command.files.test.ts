// @vitest-environment node
/** Checks what the command reports about the islands’ own files. */
import { describe, expect, it } from 'vitest';
import type { Report } from '../../scripts/doctor/types';
import { type Answer, startServer, text } from '../helpers/server';
import { doctor, FINE, freshSite, server } from './commandSite';

freshSite();

describe('the doctor looks whether the islands’ files are there', () => {
  const LOADER = 'const file = (chunk) => chunk + "-0123abcd.js"';
  const script: (body: string, headers?: Record<string, string>) => Answer =
    (body, headers = {}) =>
    (_asked, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/javascript', ...headers }).end(body);
  /** The findings on a page of a site that has only these files. */
  const findingsOn = async (page: string, files: Record<string, Answer>): Promise<string[]> => {
    server.answer((asked, response) =>
      (files[asked.path] ?? text(page, asked.path === '/' ? 200 : 404))(asked, response),
    );
    const { findings } = JSON.parse((await doctor('doctor', `${server.url}/`, '--json')).said) as Report;
    return findings.map(({ level, what }) => `${level}: ${what}`);
  };

  it('and reports a script that is missing', async () => {
    expect(await findingsOn(FINE, {})).toEqual([
      `error: The islands’ script could not be fetched: ${server.url}/dist/shop-islands.js.`,
    ]);
  });

  it('and reports chunks that are missing beside the script', async () => {
    const files = { '/dist/shop-islands.js': script(LOADER) };
    const missing = (path: string) => [
      `error: The islands’ chunks could not be fetched as JavaScript: ${server.url}${path}.`,
    ];
    expect(await findingsOn(FINE, files)).toEqual(missing('/dist/core-0123abcd.js'));
    expect(await findingsOn(FINE, { ...files, '/dist/core-0123abcd.js': text('<html>A page</html>') })).toEqual(
      missing('/dist/core-0123abcd.js'),
    );
    expect(await findingsOn(FINE, { ...files, '/dist/core-0123abcd.js': script('') })).toEqual([]);
  });

  it.each([
    ['the tag', FINE.replace('defer', 'defer data-base="/chunks"')],
    [
      'the config',
      FINE.replace('</head>', '<script type="application/json" data-islands-config>{"base":"chunks/"}</script></head>'),
    ],
  ])('and reports chunks that are missing in the folder that %s names', async (_who, page) => {
    const files = { '/dist/shop-islands.js': script(LOADER), '/dist/core-0123abcd.js': script('') };
    expect(await findingsOn(page, files)).toEqual([
      `error: The islands’ chunks could not be fetched as JavaScript: ${server.url}/chunks/core-0123abcd.js.`,
    ]);
    expect(await findingsOn(page, { ...files, '/chunks/core-0123abcd.js': script('') })).toEqual([]);
  });

  it('and reports an origin that does not let the page read them', async () => {
    const elsewhere = await startServer();
    const page = FINE.replace('/dist/', `${elsewhere.url}/`);
    elsewhere.answer(script(LOADER));
    expect(await findingsOn(page, {})).toEqual([
      `error: ${elsewhere.url} does not let this page read the islands’ chunks.`,
    ]);
    expect(elsewhere.asked[1]?.headers.origin).toBe(server.url);
    elsewhere.answer(script(LOADER, { 'Access-Control-Allow-Origin': '*' }));
    expect(await findingsOn(page, {})).toEqual([]);
    await elsewhere.close();
  });
});
