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
