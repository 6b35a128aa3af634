/**
 * Checks the rules of docs/security.md for calls and addresses: which files make calls, which calls go through
 * `ownFetch`, and which files send the browser to another page. tests/src/bridge/ownFetch.test.ts tests `ownFetch`
 * itself.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = ['src', 'widgets']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '') }));

const withCode = (pattern: RegExp) =>
  sources
    .filter(({ code }) => pattern.test(code))
    .map(({ file }) => file)
    .sort();

/** Files that import a name from a module, other than as a type. */
const importing = (name: string, module: string) =>
  withCode(new RegExp(`^import (?!type)[^;]*\\b(?<!type )${name}\\b[^;]*from '[^']*/${module}';`, 'm'));

/** Services that a shop has named in its settings, on whatever site they are. */
const SERVICES = ['widgets/address-autocomplete/api.ts', 'widgets/chat/api.ts', 'widgets/social-proof/api.ts'];

/** The clients of the shop's own server: they make all calls of the library. */
const CLIENTS = [
  'src/api/rest.ts',
  'src/bridge/jquery/transport.ts',
  'widgets/campaign/api.ts',
  'widgets/live-search/api.ts',
  'widgets/loop-filter/api.ts',
];

describe('calls', () => {
  it('are made by one function, by jQuery’s bridge, and by two functions that want no answer', () => {
    // The list of products gets its `fetch` as an argument.
    expect(withCode(/(?<![.\w])fetch\(/)).toEqual([
      'src/beacon/start.ts',
      'src/bridge/page/fetchText.ts',
      'src/bridge/page/leaving.ts',
      'widgets/product-list-tabs/store.ts',
    ]);
    expect(withCode(/new XMLHttpRequest|\.ajax\?*\.?\(|sendBeacon|new (?:EventSource|WebSocket|Worker)/)).toEqual([
      'src/bridge/jquery/sender.ts',
    ]);
  });

  it('go through ownFetch, apart from those to services', () => {
    expect(importing('fetchText', 'fetchText')).toEqual(['src/bridge/page/ownFetch.ts', ...SERVICES]);
    expect(importing('ownFetch', 'ownFetch')).toEqual(CLIENTS);
    expect(importing('send', 'transport')).toEqual(['src/api/request.ts', 'widgets/checkout/api.ts']);
  });

  it('through jQuery are checked by the same rule, before they are sent and after the answer', () => {
    expect(importing('refusalOf', 'ownFetch')).toEqual(['src/bridge/jquery/transport.ts']);
    // The chat calls Google's old tracker, whose method `send` has no address.
    expect(withCode(/\.send\?*\.?\(|jQueryBridge\(\)\?\.send/)).toEqual([
      'src/bridge/jquery/transport.ts',
      'widgets/chat/trackers/page/trackers.ts',
    ]);
  });

  it('that carry a nonce go through ownFetch alone', () => {
    const nonces = withCode(/X-WP-Nonce/);
    expect(nonces.filter((file) => !CLIENTS.includes(file))).toEqual([]);
    for (const file of SERVICES)
      expect(sources.find((one) => one.file === file)?.code).not.toMatch(/nonce|parseHtml|credentials: 'include'/i);
  });

  it('send cookies to this site alone', () => {
    expect(withCode(/credentials: 'include'/)).toEqual([]);
  });
});

describe('services', () => {
  it('get their addresses from settings, never from an attribute', () => {
    const made = withCode(/createEndpointProvider\(|createNotificationService\(|callChatHook\(|fetchPlace\(/).filter(
      (file) => !SERVICES.includes(file),
    );
    // Social proof's settings are a script's JSON, the chat's a global.
    expect(made).toEqual([
      'widgets/address-autocomplete/live.ts',
      'widgets/chat/page/open.ts',
      'widgets/social-proof/live.ts',
      'widgets/social-proof/page/capture.ts',
    ]);
    const readingAttributes = withCode(/data-address-endpoint|hook_url/);
    expect(readingAttributes).toEqual([
      'widgets/address-autocomplete/contract.ts',
      'widgets/address-autocomplete/live.ts',
      'widgets/chat/page/open.ts',
      'widgets/chat/read.ts',
    ]);
  });
});

describe('the browser', () => {
  it('is sent to another page by one function, which asks the rule for links', () => {
    expect(
      withCode(/\blocation\.(?:assign|replace)\(|\blocation\.href\s*=[^=>]|(?<!const |,)\blocation\s*=[^=>]/),
    ).toEqual(['src/bridge/page/goTo.ts']);
  });

  it('loads a page again in one function, which gives the shopper’s texts back', () => {
    expect(withCode(/\blocation\.reload\(/)).toEqual(['src/bridge/page/reload.ts']);
  });

  it('opens windows in two places, whose addresses were checked before', () => {
    const opening = withCode(/(?<![.\w])open\((?:url|link|address),/);
    expect(opening).toEqual(['widgets/chat/page/open.ts', 'widgets/share/enhance.ts']);
    expect(importing('safeLink', 'link')).toEqual(
      expect.arrayContaining(['widgets/chat/address.rules.ts', 'widgets/share/read.ts']),
    );
  });
});
