import { beforeEach, expect, it } from 'vitest';
import { readByFocus } from '../../../src/ui/messages/readByFocus';
import { find } from '../../helpers/fixture';

beforeEach(() => {
  document.body.innerHTML =
    '<input id="code" aria-describedby="why"><p id="why" role="alert">Wrong.</p><button>Apply</button>';
});

const role = () => find('#why').getAttribute('role');

it('a message that comes with the focus on its field is no live region: the field reads it', () => {
  find('button').focus();
  readByFocus(find('#code'), find('#why'));
  expect([document.activeElement, role()]).toEqual([find('#code'), null]);
});

it('a message that gets the focus itself is no live region either', () => {
  find('#why').tabIndex = -1;
  readByFocus(find('#why'));
  expect([document.activeElement, role()]).toEqual([find('#why'), null]);
});

it('a message stays a live region where the field had the focus already, and so is not read again', () => {
  find('#code').focus();
  readByFocus(find('#code'), find('#why'));
  expect(role()).toBe('alert');
});

it('a message stays a live region where the focus does not move', () => {
  readByFocus(find('#code'), find('#why'), () => {});
  expect(role()).toBe('alert');
});
