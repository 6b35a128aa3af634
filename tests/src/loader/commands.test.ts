/** Tests commands that come before the code of the island that obeys them. */
import { beforeEach, expect, it } from 'vitest';
import type { AnyIsland, IslandRow, Loader } from '../../../src/island/types';
import { start } from '../../../src/loader/start';
import { bringCore } from '../../helpers/bringCore';
import { settle } from '../../helpers/settle';
import { freshVisits } from '../../helpers/visit';

freshVisits();

const page = window as { shopIslands?: unknown };
const loader = () => page.shopIslands as Loader;
let log: string[];
beforeEach(() => {
  delete page.shopIslands;
  document.body.innerHTML = '';
  log = [];
});

/** A row whose island obeys its commands as soon as its code has come. */
function obedient(row: Omit<IslandRow, 'load'>) {
  let arrive = () => {};
  const asked: string[] = [];
  const island: AnyIsland = {
    name: row.name,
    mode: 'enhance',
    start() {
      for (const command of row.hears ?? [])
        loader().obey(command, ({ detail }) => log.push(`${row.name} ${command} ${detail}`));
    },
  };
  const load = () => {
    asked.push(row.name);
    return new Promise<{ default: AnyIsland }>((resolve) => {
      arrive = () => resolve({ default: island });
    });
  };
  return {
    row: { ...row, load },
    asked,
    arrive: () =>
      settle()
        .then(() => arrive())
        .then(settle),
  };
}

/** Any detail does here. */
const tell = (type: string, detail: unknown) =>
  (loader().emit as (type: string, detail: unknown) => boolean)(type, detail);

const begin = (...islands: IslandRow[]) =>
  start({ islands, version: '1', urlOf: (chunk) => `/${chunk}.js`, bring: bringCore, examine() {} });

it('a command wakes its island, which gets it once, and gets later commands at once', async () => {
  const { row, asked, arrive } = obedient({ name: 'cart', when: 'interaction', hears: ['cart:refresh'] });
  begin(row);
  tell('cart:refresh', 1);
  await arrive();
  tell('cart:refresh', 2);
  await settle();
  expect([asked, log]).toEqual([['cart'], ['cart cart:refresh 1', 'cart cart:refresh 2']]);
});

it('only the newest of equal commands counts, and different ones come in the order they were given', async () => {
  const { row, arrive } = obedient({ name: 'popup', when: 'idle', hears: ['popup:open', 'popup:close'] });
  begin(row);
  tell('popup:open', 'a');
  tell('popup:close', 'b');
  tell('popup:open', 'c');
  await arrive();
  expect(log).toEqual(['popup popup:close b', 'popup popup:open c']);
});

it('a command for a family reaches the member that the family brings', async () => {
  const member = obedient({ name: 'popup', chunk: 'popup', match: '.popup', hears: ['popup:open'] });
  document.body.innerHTML = '<div class="popup"></div>';
  const load = async () => ({ default: [], rows: [member.row] });
  begin({ name: 'extras', family: true, when: 'interaction', hears: ['popup:open'], load });
  tell('popup:open', 'a');
  await settle();
  await member.arrive();
  expect(log).toEqual(['popup popup:open a']);
});

it('a command that comes before a family wakes the member that waits for a hand', async () => {
  const member = obedient({
    name: 'cart',
    chunk: 'cart',
    match: '.cart',
    when: 'interaction',
    hears: ['cart:removed'],
  });
  document.body.innerHTML = '<form class="cart"></form>';
  let arrive = () => {};
  const load = () =>
    new Promise<{ default: AnyIsland[]; rows: IslandRow[] }>((resolve) => {
      arrive = () => resolve({ default: [], rows: [member.row] });
    });
  begin({ name: 'cart-page', family: true, match: '.cart', hears: ['cart:removed'], load });
  await settle();
  tell('cart:removed', 'a');
  arrive();
  await settle();
  await member.arrive();
  expect(log).toEqual(['cart cart:removed a']);
});

it('an island with the trigger “load” is not woken without its host, and gets the command when the host comes', async () => {
  const { row, asked, arrive } = obedient({ name: 'cart', match: '.cart', hears: ['cart:added'] });
  begin(row);
  tell('cart:added', 1);
  await settle();
  expect(asked).toEqual([]);
  document.body.innerHTML = '<form class="cart"></form>';
  await settle();
  await arrive();
  expect(log).toEqual(['cart cart:added 1']);
});

it('two islands that obey one command both get it, whenever their code comes', async () => {
  const one = obedient({ name: 'one', when: 'interaction', hears: ['cart:added'] });
  const two = obedient({ name: 'two', match: '.two', hears: ['cart:added'] });
  begin(one.row, two.row);
  tell('cart:added', 1);
  await one.arrive();
  document.body.innerHTML = '<i class="two"></i>';
  await settle();
  await two.arrive();
  expect(log).toEqual(['one cart:added 1', 'two cart:added 1']);
});

it('an island that is switched off is not fetched for a command', async () => {
  const { row, asked } = obedient({ name: 'cart', when: 'interaction', hears: ['cart:refresh'] });
  history.replaceState({}, '', '/?islands=off');
  begin(row);
  tell('cart:refresh', 1);
  await settle();
  history.replaceState({}, '', '/');
  expect(asked).toEqual([]);
});
