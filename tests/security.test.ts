/**
 * Checks the code against docs/security.md: every file that could run a text is in its table, with how far it is
 * trusted.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = ['src', 'widgets']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '') }));

/**
 * Code that turns text into nodes, that follows or loads an address, or that writes to a property with an unknown name.
 */
const SINKS: Record<string, RegExp> = {
  HTML: /\bparseHtml\(|\bbrandingNodes\b|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|setHTML|srcdoc|dangerouslySet/,
  script: /createScript(?:URL)?\(|\brunScripts\(|\baddScript\(|\beval\(|new Function\(|createElement\(\s*'script'/,
  address:
    /\blocation\.(?:assign|replace)\(|(?<!,)\blocation(?:\.href)?\s*=[^=]|(?<![.\w])open\(\s*(?:url|link|address)|\.(?:src|href|srcset|action|formAction)\s*=[^=]|\b(?:href|src|action)=\{|setAttribute\(\s*'(?:href|src|srcset|action|srcdoc|style)'/,
  name: /\.setAttribute\(\s*(?!['"`])/,
};

/** The table's rows: a file, and its trust. */
const rows = [
  ...readFileSync('docs/security.md', 'utf8').matchAll(/^\| `((?:src|widgets)\/[^`]+)` \| (.+?) \| (.+?) \|$/gm),
].map(([, file = '', trust = '', why = '']) => ({ file, trust, why }));

const kindsOf = (code: string) => Object.keys(SINKS).filter((kind) => SINKS[kind]?.test(code));

describe('the table of places in docs/security.md', () => {
  it('has every file that could make text run', () => {
    const known = rows.map(({ file }) => file);
    const missing = sources
      .filter(({ file, code }) => kindsOf(code).length && !known.includes(file))
      .map(({ file, code }) => `${file}: ${kindsOf(code).join()}`);
    expect(missing).toEqual([]);
  });

  it('has no file that cannot make text run, and none twice', () => {
    const idle = rows.filter(
      ({ file }) => !sources.some((source) => source.file === file && kindsOf(source.code).length),
    );
    expect(idle).toEqual([]);
    expect(new Set(rows.map(({ file }) => file)).size).toBe(rows.length);
  });

  it('says of each how far it is trusted', () => {
    const levels = ['text', 'sanitised', "shop's own HTML", "page's own", 'checked address', 'fixed'];
    expect(rows.filter(({ trust, why }) => !why || !trust.split(', ').every((one) => levels.includes(one)))).toEqual(
      [],
    );
  });
});

describe('the one policy', () => {
  it('is made in one file, and only the files listed here name it', () => {
    const naming = sources.filter(({ code }) => /createPolicy|trustedPolicy/.test(code)).map(({ file }) => file);
    expect(naming.sort()).toEqual([
      'src/bridge/page/html.ts',
      'src/bridge/page/service.ts',
      'src/bridge/page/trusted.ts',
      'widgets/checkout/page/scripts.ts',
      'widgets/consent/page/gate.ts',
    ]);
  });
});
