import { beforeEach, expect, it } from 'vitest';
import { $consent } from '../../widgets/consent/store';
import { type CookieJar, useCookieJar } from '../helpers/cookieJar';
import { setPage } from '../helpers/page';
import { freshVisits } from '../helpers/visit';

freshVisits();

let cookies: CookieJar['cookies'];
beforeEach(() => {
  setPage();
  ({ cookies } = useCookieJar());
});

it('the store changes with each choice, and only then', () => {
  const heard: unknown[] = [];
  $consent().listen(({ isDecided, granted }) => heard.push([isDecided, granted.analytics]));
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  look();
  cookies.set('cookieyes-consent', 'consentid:a,consent:yes,action:yes,necessary:yes,analytics:yes');
  look();
  look();
  expect(heard).toEqual([[true, true]]);
});
