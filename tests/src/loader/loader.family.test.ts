import { describe, expect, it } from 'vitest';
import type { EnhanceIsland, Intent, IslandRow } from '../../../src/island/types';
import { settle } from '../../helpers/settle';
import { begin, click, find, freshLoader, log, status } from './loaderPage';

freshLoader();

describe('a family', () => {
  const note = ({ target }: Intent) => void log.push(`${target.className} ${target.textContent}`);
  const tab: IslandRow = { name: 'tab', when: 'interaction', match: '.tab', click: '.tab' };
  const panel: IslandRow = { name: 'panel', match: '.panel' };
  const family = (rows: IslandRow[]): { row: IslandRow; asked: () => number } => {
    let asked = 0;
    const module = {
      rows,
      default: [
        { name: 'tab', mode: 'enhance', onIntent: note } as EnhanceIsland,
        { name: 'panel', mode: 'enhance', adopt: () => void log.push('panel adopted') } as EnhanceIsland,
      ],
    };
    const load = async () => {
      asked++;
      return module;
    };
    return { row: { name: 'product', family: true, match: '.product', click: '.tab', load }, asked: () => asked };
  };

  it('brings its islands’ rows with its code, once, and hands over to them', async () => {
    document.body.innerHTML = '<div class="product"><p class="panel"></p></div><div class="product"></div>';
    const { row, asked } = family([tab, panel]);
    begin(row);
    await settle();
    expect([log, asked(), status('.panel')]).toEqual([['panel adopted'], 1, 'ready']);
    // Only a family's islands set a status.
    expect(status('.product')).toBeUndefined();
  });

  it.each([undefined, 'panel'])('is fetched for a host that the page wakes, by the name %s', async (name) => {
    document.body.innerHTML = '<p class="product panel"></p>';
    const api = begin({ ...family([{ ...panel, when: 'interaction' }, tab]).row, when: 'interaction' });
    await api.mount(find('.panel'), name);
    expect([log, status('.panel')]).toEqual([['panel adopted'], 'ready']);
  });

  it('keeps a click for the member that turns out to want it', async () => {
    document.body.innerHTML = '<div class="product"><a class="tab" href="#x">A</a></div>';
    begin(family([tab, panel]).row);
    expect(click('.tab').defaultPrevented).toBe(true);
    await settle();
    expect(log).toEqual(['tab A']);
    expect(status('.product')).toBeUndefined();
    click('.tab');
    expect(log).toEqual(['tab A', 'tab A']);
  });

  it('keeps a click for its member though another family, which comes later, answers to the same element', async () => {
    document.body.innerHTML = '<div class="product"><a class="tab" href="#x">A</a></div>';
    const other: IslandRow = {
      name: 'other',
      family: true,
      when: 'interaction',
      match: '.other',
      click: 'a',
      load: async () => ({ default: [], rows: [] }),
    };
    begin(family([tab, panel]).row, other);
    click('.tab');
    await settle();
    expect([log, status('.tab')]).toEqual([['tab A'], 'ready']);
  });

  it('leaves no status on its own host when an action on that host woke it', async () => {
    document.body.innerHTML = '<div class="product"><a class="tab" href="#x">A</a></div>';
    begin({ ...family([tab, panel]).row, when: 'interaction' });
    click('.tab');
    await settle();
    expect([log, status('.product'), status('.tab')]).toEqual([['tab A'], undefined, 'ready']);
  });

  it('shows on a form that it is sent while the code is on its way, and takes that back afterwards', async () => {
    document.body.innerHTML = '<div class="product"><form class="search"><button>Go</button></form></div>';
    const asks: IslandRow = { name: 'tab', when: 'interaction', match: '.search', submit: '.search' };
    begin({ ...family([asks]).row, when: 'interaction', click: undefined, submit: '.search' });
    const form = find('.search') as HTMLFormElement;
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect([form.ariaBusy, status('.search'), status('.product')]).toEqual(['true', 'loading', undefined]);
    await settle();
    expect([log, form.ariaBusy, status('.search'), status('.product')]).toEqual([
      ['search Go'],
      null,
      'ready',
      undefined,
    ]);
  });

  it('leaves no status on a form that none of its members wants', async () => {
    document.body.innerHTML = '<div class="product"><form class="search"></form></div>';
    begin({ ...family([panel]).row, when: 'interaction', submit: '.search' });
    const form = find('.search') as HTMLFormElement;
    form.requestSubmit = () => {};
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await settle();
    expect([form.ariaBusy, status('.search'), status('.product')]).toEqual([null, undefined, undefined]);
  });

  it('gives a click back to the browser when none of its members wants it', async () => {
    document.body.innerHTML = '<div class="product"><a class="tab" href="#x">A</a></div>';
    begin(family([panel]).row);
    let followed = 0;
    addEventListener('click', (event) => {
      followed += Number(!event.defaultPrevented);
    });
    click('.tab');
    await settle();
    expect(followed).toBe(1);
  });

  it('does not repeat a press of a button that only other scripts hear, because they have heard it', async () => {
    document.body.innerHTML = '<div class="product"><button type="button" class="tab">A</button></div>';
    begin(family([panel]).row);
    let heard = 0;
    find('.tab').addEventListener('click', () => heard++);
    click('.tab');
    await settle();
    expect([heard, status('.tab')]).toEqual([1, undefined]);
  });

  it('gives a click to the plugin’s own script where the member yields', async () => {
    document.body.innerHTML = '<div class="product theirs"><a class="tab" href="#x">A</a></div>';
    begin(family([{ ...tab, yieldsTo: { within: '.theirs' } }]).row);
    let followed = 0;
    addEventListener('click', (event) => {
      followed += Number(!event.defaultPrevented);
    });
    click('.tab');
    await settle();
    expect([log, followed]).toEqual([[], 1]);
  });

  it('takes no click while a plugin’s own script is at work, and still brings members that do not yield', async () => {
    document.body.innerHTML = '<div class="product theirs"><a class="tab" href="#x">A</a><p class="panel"></p></div>';
    begin({ ...family([{ ...tab, yieldsTo: { within: '.theirs' } }, panel]).row, yieldsTo: { within: '.theirs' } });
    expect(click('.tab').defaultPrevented).toBe(false);
    await settle();
    expect([log, click('.tab').defaultPrevented]).toEqual([['panel adopted'], false]);
  });
});
