// @vitest-environment node
/** Tests redirects, and to which addresses the command sends the headers that it is given. */
import { describe, expect, it } from 'vitest';
import type { Report } from '../../scripts/doctor/types';
import { type Answer, startServer, text } from '../helpers/server';
import { doctor, FINE, freshSite, SHOP, server, site } from './commandSite';

freshSite();

describe('the doctor', () => {
  it('says where a redirect led', async () => {
    const redirect: Answer = (_asked, response) => void response.writeHead(302, { Location: '/shop/' }).end();
    server.answer(redirect, text(FINE));
    const { address, findings } = JSON.parse((await doctor('doctor', `${server.url}/old/`, '--json')).said) as Report;
    expect(address).toBe(`${server.url}/shop/`);
    expect(findings).toMatchObject([{ level: 'note', what: `${server.url}/old/ led to ${server.url}/shop/.` }]);
  });

  it('sends the headers that it is given', async () => {
    server.answer(text(FINE));
    await doctor('doctor', server.url, '--header', 'Cookie: a=1', '--header', 'X-Two: 2');
    expect(server.asked[0]?.headers).toMatchObject({
      cookie: 'a=1',
      'x-two': '2',
      'user-agent': 'shop-islands-doctor/1.2.3',
    });
  });

  it('sends those headers for scripts of the shop too, but to no other origin', async () => {
    const guarded: Answer = (asked, response) =>
      asked.headers.authorization === 'Basic YTpi' ? site(SHOP)(asked, response) : text('No', 401)(asked, response);
    const elsewhere = await startServer();
    elsewhere.answer(text('theirs'));
    server.answer((asked, response) =>
      asked.path === '/'
        ? text(SHOP['/'].replace('</head>', `<script src="${elsewhere.url}/far.js"></script></head>`))(asked, response)
        : guarded(asked, response),
    );
    const { weights, libraries } = JSON.parse(
      (await doctor('doctor', server.url, '--json', '--header', 'Authorization: Basic YTpi')).said,
    ) as Report;
    await elsewhere.close();
    expect(weights.page.unknown).toBe(0);
    expect(libraries).toMatchObject([{ handle: 'jquery-core', neededBy: [] }]);
    expect(elsewhere.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('leaves those headers out when a redirect leads to another origin, and sends them again at home', async () => {
    const headers = ['--header', 'X-Preview: secret', '--header', 'Cookie: a=1'];
    const to =
      (location: string): Answer =>
      (_asked, response) =>
        void response.writeHead(302, { Location: location }).end();
    const elsewhere = await startServer();
    const stripped = SHOP['/'].replace('</head>', '<script src="/moved.js"></script></head>');
    elsewhere.answer((asked, response) =>
      asked.path === '/back/' ? to(`${server.url}/home/`)(asked, response) : text('theirs')(asked, response),
    );
    server.answer((asked, response) => {
      if (asked.path === '/') return to(`${elsewhere.url}/back/`)(asked, response);
      if (asked.path === '/moved.js') return to(`${elsewhere.url}/file.js`)(asked, response);
      return (asked.path === '/home/' ? text(stripped) : site(SHOP))(asked, response);
    });
    const { address } = JSON.parse((await doctor('doctor', server.url, '--json', ...headers)).said) as Report;
    await elsewhere.close();
    expect(address).toBe(`${server.url}/home/`);
    expect(elsewhere.asked.map(({ path }) => path)).toEqual(['/back/', '/file.js']);
    for (const { headers: sent } of elsewhere.asked) {
      expect(sent).not.toHaveProperty('x-preview');
      expect(sent).not.toHaveProperty('cookie');
    }
    for (const { headers: sent } of server.asked) expect(sent).toMatchObject({ 'x-preview': 'secret', cookie: 'a=1' });
  });

  it('follows a redirect to an address of the web only', async () => {
    server.answer((_asked, response) => void response.writeHead(302, { Location: 'file:///etc/hostname' }).end());
    expect(await doctor('doctor', server.url)).toMatchObject({ code: 2, said: '' });
  });
});
