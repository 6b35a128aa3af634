import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EnhanceIsland } from '../../src/island/types';
import { readAnswer } from '../../widgets/newsletter/rules';
import { find, showFixture } from '../helpers/fixture';
import { type Held, hold } from '../helpers/held';
import { type FakePage, setPage } from '../helpers/page';
import { settle } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

interface Call extends Held<unknown> {
  list: string;
  fields: string;
  signal: AbortSignal;
}
let calls: Call[];
vi.mock('../../widgets/newsletter/api', () => ({
  sendMail: (list: string, fields: string, { signal }: { signal: AbortSignal }) => {
    const { promise, ...ends } = hold();
    calls.push({ list, fields, signal, ...ends });
    return promise;
  },
}));

freshVisits();

/** The route's answer when the list service has answered. */
const listSays = (body: unknown) => ({
  success: { headers: {}, body: JSON.stringify(body), response: { code: 200 } },
  error: [],
});

describe('an answer', () => {
  it.each([
    ['a new address', listSays({ status: 'subscribed' }), { kind: 'subscribed' }],
    ['one that is to be confirmed', listSays({ status: 'pending' }), { kind: 'pending' }],
    [
      'a refusal, whose status is a number',
      listSays({ title: 'Member Exists', status: 400 }),
      { kind: 'told', title: 'Member Exists' },
    ],
    [
      'another state with a title',
      listSays({ title: ' Cleaned ', status: 'cleaned' }),
      { kind: 'told', title: 'Cleaned' },
    ],
    [
      'a shop without a key',
      { success: [], error: 'Please set the key. ' },
      { kind: 'error', error: 'Please set the key.' },
    ],
    ['an error before a success', { ...listSays({ status: 'subscribed' }), error: 'x' }, { kind: 'error', error: 'x' }],
    ['errors in a list', { success: [], error: ['', 'Second'] }, { kind: 'error', error: 'Second' }],
    ['a body that is no text', { success: { body: { status: 'pending' } }, error: '' }, { kind: 'pending' }],
  ])('of %s can be read', (_what, json, answer) => {
    expect(readAnswer(json)).toEqual(answer);
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['neither part', {}],
    ['no body', { success: { response: { code: 500 } }, error: [] }],
    ['a body that is no JSON', { success: { body: '<html>' }, error: [] }],
    ['a body of null', { success: { body: 'null' }, error: [] }],
    ['a state without a title', listSays({ status: 'cleaned' })],
    ['a title that is an object', listSays({ status: 1, title: { toString: 1 } })],
    ['an error that is an object', { success: [], error: { toString: 1 } }],
  ])('with %s is empty', (_what, json) => {
    expect(readAnswer(json)).toBeUndefined();
  });
});

let page: FakePage;
let island: EnhanceIsland;
const form = () => find<HTMLFormElement>('.ekit-mailChimpForm');
const email = () => find<HTMLInputElement>('[name="email"]');
const button = () => find('.ekit-mail-submit');
const message = () => find('.ekit-mail-message');
const shown = () => [
  message().style.display,
  message().textContent,
  message().className.replace('ekit-mail-message', '').trim(),
];
const said = () => find('[role="status"]').textContent;
const last = () => calls.at(-1) as Call;

async function press(address = 'jo@example.org'): Promise<void> {
  email().value = address;
  island.onIntent?.({ type: 'submit', target: form(), submitter: button(), store: undefined });
  await settle();
}

beforeEach(async () => {
  calls = [];
  page = setPage();
  vi.resetModules();
  island = (await import('../../widgets/newsletter')).default as EnhanceIsland;
  showFixture('newsletter');
  document.adoptedStyleSheets = [];
  await island.start?.();
  island.adopt?.(form());
});

describe('a newsletter form', () => {
  it('sends its list and its fields, without its button', async () => {
    find<HTMLInputElement>('[name="firstname"]').value = 'Jo & Co';
    await press();
    expect(calls.map(({ list, fields }) => [list, fields])).toEqual([
      ['a1b2c3d4e5', 'double_opt_in=yes&firstname=Jo+%26+Co&email=jo%40example.org'],
    ]);
  });

  it('makes one call for two presses, is busy meanwhile, and leaves the focus on its button', async () => {
    button().focus();
    await press();
    await press();
    expect([calls.length, form().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual([
      1,
      'true',
      'true',
    ]);
    expect(document.activeElement).toBe(button());
    await last().answer(listSays({ status: 'subscribed' }));
    expect([form().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual(['false', 'false']);
    await press();
    expect(calls).toHaveLength(2);
  });

  it('shows the success message, tells the page without the address, and is emptied', async () => {
    const told: unknown[] = [];
    document.addEventListener('island:newsletter:subscribed', (event) => told.push((event as CustomEvent).detail));
    await press();
    await last().answer(listSays({ status: 'subscribed' }));
    expect([shown(), said()]).toEqual([
      ['block', 'Thank you. You are on our list.', 'success'],
      'Thank you. You are on our list.',
    ]);
    expect([told, email().value]).toEqual([[{ status: 'subscribed' }], '']);
  });

  it('explains a wrong address by its own message in a copy that another script makes of it', async () => {
    await press('jo');
    const copy = form().cloneNode(true) as HTMLFormElement;
    form().after(copy);
    island.onIntent?.({ type: 'submit', target: copy, submitter: null, store: undefined });
    const [first, second] = [form(), copy].map((one) => find('.ekit-mail-message', one).id);
    expect(first).not.toBe(second);
    expect(find('[name="email"]', copy).getAttribute('aria-describedby')).toBe(second);
  });

  it('keeps an address that was corrected while the call was under way', async () => {
    await press('jo@exmaple.org');
    email().value = 'jo@example.org';
    await last().answer(listSays({ status: 'subscribed' }));
    expect([email().value, shown()[2]]).toEqual(['jo@example.org', 'success']);
  });

  it('shows the opt-in message where the address is to be confirmed', async () => {
    await press();
    await last().answer(listSays({ status: 'pending' }));
    expect(shown()).toEqual(['block', 'Please look into your inbox.', 'success']);
  });

  it('has words of its own where the shop has set none', async () => {
    form().dataset.successMessage = '';
    form().removeAttribute('data-success-opt-in-message');
    await press();
    await last().answer(listSays({ status: 'subscribed' }));
    expect(message().textContent).toBe('Thank you. You are on the list.');
    await press();
    await last().answer(listSays({ status: 'pending' }));
    expect(message().textContent).toBe('Please confirm your address: a message is on its way to you.');
  });

  it('shows the title of any other state, and keeps what was typed', async () => {
    await press();
    await last().answer(listSays({ status: 400, title: 'Member Exists' }));
    expect([shown(), email().value]).toEqual([['block', 'Member Exists', ''], 'jo@example.org']);
  });

  it('shows an error behind SPEC’s words, and removes the look of an error afterwards', async () => {
    await press();
    await last().answer({ success: [], error: 'Something went wrong: cURL error 28' });
    expect(shown()).toEqual(['block', 'Found error : Something went wrong: cURL error 28', 'error']);
    await press();
    expect(shown()).toEqual(['none', '', '']);
    await last().answer(listSays({ status: 'subscribed' }));
    expect(shown()[2]).toBe('success');
  });

  it('shows every message as text', async () => {
    form().dataset.successMessage = 'Thank <b>you</b><img src=x onerror="alert(1)">';
    const texts: unknown[] = [];
    for (const json of [
      listSays({ status: 'subscribed' }),
      listSays({ status: 1, title: '<img src=x onerror=alert(1)>No' }),
      { success: [], error: '<a href="/wp-admin/">Key</a> missing' },
    ]) {
      await press();
      await last().answer(json);
      expect(message().children).toHaveLength(0);
      texts.push(message().textContent);
    }
    expect(texts).toEqual(['Thank you', 'No', 'Found error : Key missing']);
  });

  it.each([
    ['a call that fails', (call: Call) => call.fail()],
    ['an answer that says nothing', (call: Call) => call.answer(null)],
  ])('with %s can be sent again, and is reported', async (_what, end) => {
    await press();
    await end(last());
    expect([shown(), email().value, page.problems.length]).toEqual([
      ['block', 'Your address could not be sent. Please try again.', 'error'],
      'jo@example.org',
      1,
    ]);
    await press();
    expect(calls).toHaveLength(2);
  });

  it.each(['', '   ', 'jo', 'jo@', 'jo @example.org'])(
    'does not send the address “%s”, and moves the focus to it',
    async (address) => {
      email().type = 'text';
      await press(address);
      expect([calls.length, shown(), document.activeElement, email().getAttribute('aria-invalid')]).toEqual([
        0,
        ['block', 'Please enter a valid e-mail address.', 'error'],
        email(),
        'true',
      ]);
      expect(email().getAttribute('aria-describedby')).toBe(message().id);
      await press();
      expect([calls.length, email().hasAttribute('aria-invalid'), email().hasAttribute('aria-describedby')]).toEqual([
        1,
        false,
        false,
      ]);
    },
  );

  it.each([
    ['with the focus, if that was on the button', () => button().focus(), ''],
    ['by the live region, if its field has the focus', () => email().focus(), 'Please enter a valid e-mail address.'],
  ])('has a wrong address read %s', async (_how, focus, words) => {
    email().type = 'text';
    button().tabIndex = 0;
    focus();
    await press('jo');
    expect([document.activeElement, said()]).toEqual([email(), words]);
  });

  it('without a place for its message makes one, and without a list tells the shop so', async () => {
    message().remove();
    form().removeAttribute('data-listed');
    await press();
    expect(last().list).toBe('');
    await last().answer({ success: [], error: 'No list' });
    expect([shown()[1], message().parentElement]).toEqual(['Found error : No list', form()]);
  });

  it('is free again when the shopper comes back to the page; a late answer changes nothing', async () => {
    await press();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([last().signal.aborted, form().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual([
      true,
      'false',
      'false',
    ]);
    await last().answer(listSays({ status: 'subscribed' }));
    expect([shown()[1], email().value, page.problems]).toEqual(['', 'jo@example.org', []]);
  });
});
