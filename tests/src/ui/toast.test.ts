import { beforeEach, describe, expect, it } from 'vitest';
import { showNotice } from '../../../src/ui/messages/toast';
import { setPage } from '../../helpers/page';

beforeEach(() => {
  setPage();
  document.body.replaceChildren();
});

const messages = () => [...document.querySelectorAll('.shop-islands-notice p')];

it('the same message is shown once, even if the browser has translated the first', () => {
  showNotice({ text: 'Please login first.', kind: 'error' });
  for (const message of messages()) message.innerHTML = '<font><font>Bitte zuerst anmelden.</font></font>';
  showNotice({ text: 'Please login first.', kind: 'error' });
  expect(messages().map(({ textContent }) => textContent)).toEqual(['Please login first.']);
});

it('a message that is dismissed by keyboard gives the focus back to where the shopper came from', () => {
  document.body.innerHTML = '<input>';
  const field = document.querySelector('input') as HTMLElement;
  showNotice({ text: 'It failed.', kind: 'error', action: { label: 'Try again', run() {} } });
  const message = messages().at(-1)?.parentElement;
  const buttons = [...(message?.querySelectorAll('button') ?? [])];
  field.focus();
  for (const button of buttons) button.focus();
  buttons.at(-1)?.click();
  expect(messages().map(({ textContent }) => textContent)).not.toContain('It failed.');
  expect(document.activeElement).toBe(field);
});

it('a message that is no longer true goes, or does not come at all', () => {
  const ending = new AbortController();
  const notice = { text: 'It could not be checked.', kind: 'error', until: ending.signal } as const;
  showNotice(notice);
  expect(messages().map(({ textContent }) => textContent)).toContain(notice.text);
  ending.abort();
  showNotice(notice);
  expect(messages().map(({ textContent }) => textContent)).not.toContain(notice.text);
});

describe('“Try again” of a message that takes the place of one with the same words', () => {
  const failed = (about: string | undefined, made: string[], run = about ?? 'none') =>
    showNotice({
      text: 'It failed.',
      kind: 'error',
      action: { label: 'Try again', run: () => made.push(run), ...(about && { about }) },
    });
  const newest = () => messages().at(-1)?.parentElement;
  const press = () => newest()?.querySelector('button')?.click();

  it('repeats both changes, in their order, and each once', () => {
    const made: string[] = [];
    failed('shipping', made, 'the first shipping');
    failed('coupon', made);
    failed('shipping', made, 'the second shipping');
    press();
    expect(made).toEqual(['coupon', 'the second shipping']);
  });

  it('repeats only what is still to be repaired', () => {
    const made: string[] = [];
    const repaired = new AbortController();
    const fail = (about: string, until?: AbortSignal) =>
      showNotice({
        text: 'It failed.',
        kind: 'error',
        action: { label: 'Try again', run: () => made.push(about), about },
        ...(until && { until }),
      });
    fail('one', repaired.signal);
    fail('other');
    repaired.abort();
    press();
    expect(made).toEqual(['other']);
  });

  it('repeats the last alone where they do not say what they are about, or the shopper has dismissed the first', () => {
    const made: string[] = [];
    failed(undefined, made, 'first');
    failed(undefined, made, 'second');
    press();
    failed('shipping', made);
    newest()?.querySelector<HTMLElement>('[data-dismiss]')?.click();
    failed('coupon', made);
    press();
    expect(made).toEqual(['second', 'coupon']);
  });
});
