import { beforeEach, expect, it } from 'vitest';
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
