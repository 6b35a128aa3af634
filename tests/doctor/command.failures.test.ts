// @vitest-environment node
/** Checks the message and the exit code of the command when it cannot do its work. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Answer, drop, json, silence, text } from '../helpers/server';
import { doctor, FINE, folder, freshSite, moveServer, server } from './commandSite';

freshSite();

describe('the doctor', () => {
  it.each(['shop.example', '/shop/', 'file:///shop.html'])(
    'ends with code 2 where --from is no address: %s',
    async (from) => {
      const file = join(folder, 'page.html');
      writeFileSync(file, FINE);
      const { code, said, complaint } = await doctor('doctor', file, '--from', from);
      expect([code, said]).toEqual([2, '']);
      expect(complaint).toContain(`"${from}" is no address.`);
    },
  );

  it.each<[string, Answer, RegExp]>([
    ['answers 404', text('<html>No</html>', 404), /answered 404\./],
    ['is JSON', json({}), /is no HTML page but application\/json/],
    ['is empty', text(''), /is no HTML page\.\n/],
    ['breaks off', drop, /could not be fetched: /],
    [
      'redirects in a circle',
      (_asked, response) => void response.writeHead(302, { Location: '/' }).end(),
      /could not be fetched: redirect count exceeded/,
    ],
    ['is huge', text(FINE.replace('Hello', 'a'.repeat(10_000_001))), /larger than 10 MB/],
  ])('ends with code 2 where the page %s', async (_name, answer, reason) => {
    server.answer(answer);
    const { code, complaint, said } = await doctor('doctor', server.url);
    expect([code, said]).toEqual([2, '']);
    expect(complaint).toMatch(reason);
  });

  it('ends with code 2 where a file is no HTML', async () => {
    const file = join(folder, 'package.json');
    writeFileSync(file, '{}');
    const { code, complaint } = await doctor(file);
    expect([code, complaint]).toEqual([2, expect.stringContaining('package.json is no HTML page.\n')]);
  });

  it('says in words that nothing answers', async () => {
    const url = await moveServer();
    const { code, complaint } = await doctor(url);
    expect([code, complaint]).toEqual([
      2,
      expect.stringContaining(`${url} could not be fetched: nothing answers there.\n`),
    ]);
  });

  it('ends with code 2 where no answer comes in time', async () => {
    server.answer(silence);
    const { code, complaint } = await doctor('doctor', server.url, '--timeout', '0.05');
    expect([code, complaint]).toEqual([2, expect.stringContaining('it took too long')]);
  });

  it.each([
    [['doctor', '/not/there.html'], /neither an address nor a file/],
    [['doctor'], /Name the page: shop-islands ADDRESS\./],
    [['nurse', 'https://shop.example'], /There is no command "nurse"\. The command is: shop-islands ADDRESS\./],
    [
      ['doctor', 'https://shop.example', 'https://shop.example/cart/'],
      /"https:\/\/shop.example\/cart\/" is one too many/,
    ],
    [['doctor', 'https://shop.example', '--loud'], /^There is no option "--loud"\.\n/],
    [['https://shop.example', '--jsno'], /^There is no option "--jsno"\. It may be "--json"\.\nshop-islands --help/],
    [['https://shop.example', '--timeout'], /^The option "--timeout" needs a value behind it\.\n/],
    [['https://shop.example', '--json=yes'], /^An option that takes no value has one\.\n/],
    [['doctor', 'https://shop.example', '--timeout', 'soon'], /number of seconds/],
    [['doctor', 'https://shop.example', '--header', 'Cookie'], /"Cookie" is no header/],
  ])('ends with code 2 for %s', async (words, reason) => {
    const { code, complaint } = await doctor(...(words as string[]));
    expect(code).toBe(2);
    expect(complaint).toMatch(reason as RegExp);
  });
});
