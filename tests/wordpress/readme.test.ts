// @vitest-environment node
/**
 * Checks the plugin's readme.txt against the rules of wordpress.org, which ignores or cuts parts that break them.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCREENSHOTS } from '../../scripts/release/storePictures';

const text = readFileSync('wordpress/shop-islands/readme.txt', 'utf8');
const [head = '', ...rest] = text.split(/^== /m);
const [title = '', ...lines] = head.split('\n');
const fields = Object.fromEntries(
  lines.filter((line) => /^[\w ]+: /.test(line)).map((line) => line.split(/: (.*)/) as [string, string]),
);
const [summary, ...more] = lines.filter((line) => line && !/^[\w ]+: /.test(line));
const sections = Object.fromEntries(
  rest.map((section): [string, string] => {
    const [name = '', ...words] = section.split('\n');
    return [name.replace(/ ==$/, ''), words.join('\n')];
  }),
);

/** The most words of each section. WordPress' directory cuts longer sections. */
const LONGEST: Readonly<Record<string, number>> = { Changelog: 5000, 'Frequently Asked Questions': 5000 };

const header = readFileSync('wordpress/shop-islands/shop-islands.php', 'utf8');
const inHeader = (field: string) => new RegExp(`^ \\* ${field}: +(.+)$`, 'm').exec(header)?.[1];

describe('the readme of the plugin', () => {
  it('begins with the name that the plugin has', () => {
    expect(title).toBe(`=== ${inHeader('Plugin Name')} ===`);
  });

  it('has each field that is wanted, and none that is not known', () => {
    const wanted = [
      'Contributors',
      'Tags',
      'Requires at least',
      'Tested up to',
      'Requires PHP',
      'Stable tag',
      'License',
      'License URI',
    ];
    expect(Object.keys(fields)).toEqual(wanted);
  });

  it.each(['Requires at least', 'Requires PHP', 'License', 'License URI'])(
    'agrees with the plugin’s header on "%s"',
    (field) => {
      expect(fields[field]).toBe(inHeader(field));
    },
  );

  it('names a release, and versions by numbers', () => {
    expect(fields['Stable tag']).toBe(inHeader('Version'));
    for (const field of ['Requires at least', 'Tested up to']) expect(fields[field]).toMatch(/^\d+\.\d(\.\d+)?$/);
    expect(fields['Requires PHP']).toMatch(/^\d+(\.\d+){1,2}$/);
  });

  it('has a licence that wordpress.org takes', () => {
    expect(fields.License).toMatch(/^GPL-?[23]\.0(-or-later)?$|^GPLv[23] or later$/);
  });

  it('has up to five tags that say something, and contributors by their login', () => {
    const tags = fields.Tags?.split(', ') ?? [];
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.length).toBeLessThanOrEqual(5);
    expect(new Set(tags).size).toBe(tags.length);
    expect(tags.filter((tag) => ['plugin', 'wordpress'].includes(tag))).toEqual([]);
    for (const login of fields.Contributors?.split(', ') ?? ['']) expect(login).toMatch(/^[a-z0-9._-]+$/);
  });

  it('has one short sentence without markup', () => {
    expect(more).toEqual([]);
    expect(summary?.length).toBeGreaterThan(20);
    expect(summary?.length).toBeLessThanOrEqual(150);
    expect(summary).not.toMatch(/[*`[\]<>]/);
  });

  it('has the sections that are known, in their order, none of which is cut', () => {
    expect(Object.keys(sections)).toEqual([
      'Description',
      'Installation',
      'Frequently Asked Questions',
      'Screenshots',
      'Changelog',
      'Upgrade Notice',
    ]);
    for (const [name, words] of Object.entries(sections)) {
      expect(words.trim(), name).not.toBe('');
      expect(words.split(/\s+/).length, name).toBeLessThanOrEqual(LONGEST[name] ?? 2500);
    }
  });

  it('has an entry for the release in its changelog, the newest first', () => {
    expect(/^= (\S+) =$/m.exec(sections.Changelog as string)?.[1]).toBe(fields['Stable tag']);
  });

  it('has a notice for the release that is not cut', () => {
    const [, version, notice = ''] = /^= (\S+) =\n(.+)$/m.exec(sections['Upgrade Notice'] as string) ?? [];
    expect(version).toBe(fields['Stable tag']);
    expect(notice.length).toBeGreaterThan(20);
    expect(notice.length).toBeLessThanOrEqual(300);
  });

  it('has a caption for each screenshot', () => {
    const captions = [...(sections.Screenshots as string).matchAll(/^(\d+)\. \S.+$/gm)].map(([, number]) =>
      Number(number),
    );
    expect(captions).toEqual(SCREENSHOTS.map((_, at) => at + 1));
  });

  it('is short enough to be read at once', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(10_240);
  });
});
