/** Before each test: an empty page whose loader does nothing yet. */
import { beforeEach } from 'vitest';
import { setPage } from './page';

beforeEach(() => {
  setPage();
  if (!document.body) return;
  document.body.innerHTML = '';
  sessionStorage.clear();
  localStorage.clear();
});
