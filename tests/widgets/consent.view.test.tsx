/** Tests the components of the consent island with its store. */
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveFrame } from '../../widgets/consent/banner/page/plain';
import { type BannerStore, createBannerStore } from '../../widgets/consent/banner/store';
import { createFrame } from '../../widgets/consent/frame/page/frame';
import type { ConsentStore } from '../../widgets/consent/live';
import { readHost, readOwn } from '../../widgets/consent/read';
import type { Choice } from '../../widgets/consent/rules';
import { View } from '../../widgets/consent/View';
import { loadFramesEmpty } from '../helpers/browser';
import { find } from '../helpers/fixture';
import { setPage } from '../helpers/page';

const settings = readOwn({
  categories: [{ slug: 'functional' }, { slug: 'maps', name: 'Maps', text: 'Where we are.' }],
});

let root: Root;
let choices: Choice[];
let store: BannerStore;
let log: string[];
let complaints: unknown[][];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  setPage();
  document.body.innerHTML = '<main><button>Behind</button></main><div id="view" class="shop-islands"></div>';
  root = createRoot(find('#view'));
  choices = [];
  log = [];
  store = createBannerStore({
    categories: settings.categories,
    choose: (choice) => choices.push(choice),
    isGranted: (slug) => slug === 'necessary' || slug === 'maps',
    onShown: () => {
      log.push('shown');
      return () => log.push('gone');
    },
    before: () => undefined,
  });
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
});
afterEach(() => {
  act(() => root.unmount());
  expect(complaints, 'React complains of nothing').toEqual([]);
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

const show = (shown: ConsentStore) =>
  act(() =>
    root.render(
      <StrictMode>
        <View props={settings} store={shown} />
      </StrictMode>,
    ),
  );
const press = (words: string, within = '#view') =>
  act(() => [...find(within).querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click());
const DIALOG = '.shop-islands-consent-preferences';
const box = (slug: string) => find<HTMLInputElement>(`input[name=${slug}]`);

describe('the banner', () => {
  it('is shown while it asks, and reports when it comes and goes', () => {
    show({ banner: store });
    expect(document.querySelector('section')).toBeNull();
    act(store.ask);
    expect(find('section').getAttribute('aria-label')).toBe('Your privacy');
    expect(log.at(-1)).toBe('shown');
    act(store.hide);
    expect(document.querySelector('section')).toBeNull();
    expect(log.at(-1)).toBe('gone');
  });

  it('hands each press to the store', () => {
    show({ banner: store });
    act(store.ask);
    press('Reject all', 'section');
    press('Accept all', 'section');
    expect(choices).toEqual(['reject', 'all']);
    press('Privacy preferences', 'section');
    expect(find<HTMLDialogElement>(DIALOG).open).toBe(true);
  });
});

describe('the preferences', () => {
  it('open with the current choice, and forget a change that was not saved', () => {
    show({ banner: store });
    act(store.open);
    const state = () => ['necessary', 'functional', 'maps'].map((slug) => [box(slug).checked, box(slug).disabled]);
    const held = [
      [true, true],
      [false, false],
      [true, false],
    ];
    expect(state()).toEqual(held);
    act(() => box('functional').click());
    expect(box('functional').checked).toBe(true);
    act(store.close);
    act(store.open);
    expect(state()).toEqual(held);
  });

  it('stay open when Enter is pressed on a switch, so that no change is thrown away unseen', () => {
    show({ banner: store });
    act(store.open);
    act(() => box('functional').click());
    act(() => find<HTMLFormElement>(`${DIALOG} form`).requestSubmit());
    expect([find<HTMLDialogElement>(DIALOG).open, box('functional').checked, choices]).toEqual([true, true, []]);
  });

  it('save the switches that are on', () => {
    show({ banner: store });
    act(store.open);
    act(() => box('functional').click());
    act(() => box('maps').click());
    press('Save my choice', DIALOG);
    expect(choices).toEqual([['necessary', 'functional']]);
  });

  it('name each switch by its category and describe it by its purpose', () => {
    show({ banner: store });
    act(store.open);
    const about = (slug: string) => find(`#${box(slug).getAttribute('aria-describedby')}`).textContent;
    expect([box('maps').labels?.[0]?.textContent, about('maps')]).toEqual(['Maps', 'Where we are.']);
    expect(box('functional').getAttribute('role')).toBe('switch');
    expect(about('functional')).not.toBe('');
  });

  it('make the page behind inert until they close or the view is unmounted; Escape closes them without a choice', () => {
    show({ banner: store });
    act(store.open);
    expect(find('main').inert).toBe(true);
    act(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })));
    expect([find<HTMLDialogElement>(DIALOG).open, find('main').inert, choices]).toEqual([false, false, []]);
    act(store.open);
    act(() => root.render(null));
    expect(find('main').inert).toBe(false);
  });
});

describe('the note in the place of a frame', () => {
  it('hides the frame while it waits, and shows it when the note goes', () => {
    loadFramesEmpty();
    document.body.insertAdjacentHTML('beforeend', '<iframe></iframe>');
    const frame = find<HTMLIFrameElement>('iframe');
    const held = createFrame(frame);
    const note = () => document.querySelector('.shop-islands-consent-waiting');
    const stop = serveFrame(held.store, frame);
    expect([frame.hidden, note()?.querySelector('button')?.hasAttribute('data-consent-open')]).toEqual([true, true]);
    stop();
    expect([frame.hidden, note()]).toEqual([false, null]);
    serveFrame(held.store, frame);
    expect(frame.hidden).toBe(true);
    held.reveal();
    expect([frame.hidden, note()]).toEqual([false, null]);
  });
});

describe('the settings of a host', () => {
  it('link only to a safe address of the policy, relative to the page', () => {
    const policyOf = (href: string) => {
      document.body.innerHTML = `<script type="application/json" data-island="consent">${JSON.stringify({ policy: { href } })}</script>`;
      return readHost(find('script'))?.words.policy?.href;
    };
    expect(policyOf('/privacy/')).toBe(new URL('/privacy/', document.baseURI).href);
    expect(policyOf('javascript:alert(1)')).toBeUndefined();
  });
});
