import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EnhanceIsland, Intent } from '../../src/island/types';
import { CallError } from '../../src/rules/callError';
import { readLogin } from '../../widgets/checkout-login/read';
import { find, showFixture } from '../helpers/fixture';
import { until } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

vi.mock('../../src/ui/scrolling/scroll', () => ({ scrollToNotice: () => {} }));
vi.mock('../../src/ui/motion/slide', () => ({
  slide: (element: HTMLElement, isShown: boolean) => {
    element.style.display = isShown ? '' : 'none';
  },
}));
const server = vi.hoisted(() => ({ logins: [] as unknown[], answer: (): Promise<void> => Promise.resolve() }));
vi.mock('../../widgets/checkout-login/api', () => ({
  logIn: (login: unknown) => {
    server.logins.push(login);
    return server.answer();
  },
}));

let island: EnhanceIsland;

async function visit(): Promise<void> {
  vi.resetModules();
  island = (await import('../../widgets/checkout-login')).default as EnhanceIsland;
  await island.start?.();
  island.adopt?.(find('.woocommerce-form-login-toggle'));
}

beforeEach(() => {
  server.logins = [];
  server.answer = () => Promise.resolve();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(location, 'reload').mockImplementation(() => {});
  showFixture('checkout-login');
});

const form = () => find<HTMLFormElement>('form');
const toggle = () => find('a.showlogin');
const panel = () => find('.shopengine-checkout-login-form');
const button = () => find<HTMLButtonElement>('.woocommerce-form-login__submit');
const field = (name: string) => find<HTMLInputElement>(`#${name}`);
const messages = () => [...document.querySelectorAll('.shopengine-checkout-login-required-msg')];
const refusal = () => document.querySelector('.woocommerce-NoticeGroup-checkout > ul.woocommerce-error');

/** The link with which WooCommerce refuses an order whose email address has an account. */
function errorLink(): HTMLElement {
  const error =
    '<div class="woocommerce-error">You have an account. <a href="#" class="showlogin">Please log in.</a></div>';
  document.body.insertAdjacentHTML('beforeend', `<form class="checkout">${error}</form>`);
  return find('form.checkout .showlogin');
}

const act = (target: HTMLElement) =>
  island.onIntent?.({
    type: target instanceof HTMLFormElement ? 'submit' : 'click',
    target,
    submitter: null,
    store: undefined,
  } satisfies Intent);

async function logIn(name = 'ada', password = 'secret'): Promise<void> {
  field('username').value = name;
  field('password').value = password;
  act(form());
  await Promise.resolve();
}
const refuse = (error: CallError) => {
  server.answer = () => Promise.reject(error);
};

describe('ShopEngine’s login', () => {
  beforeEach(visit);

  it('puts its form into a closed panel, which the toggle opens and closes', () => {
    expect(form().parentElement).toBe(panel());
    expect([panel().style.display, form().style.display, toggle().getAttribute('aria-expanded')]).toEqual([
      'none',
      '',
      'false',
    ]);
    act(toggle());
    expect([
      panel().style.display,
      toggle().getAttribute('aria-expanded'),
      toggle().getAttribute('aria-controls'),
    ]).toEqual(['', 'true', panel().id]);
    act(toggle());
    expect([panel().style.display, toggle().getAttribute('aria-expanded')]).toEqual(['none', 'false']);
  });

  it('uses the panel that ShopEngine’s script for Elementor has made, and shows the form, which that script hides', async () => {
    showFixture('checkout-login');
    const made = document.createElement('div');
    made.className = 'shopengine-checkout-login-form';
    made.style.display = 'none';
    form().before(made);
    made.append(form());
    form().style.display = 'none';
    await visit();
    act(toggle());
    expect([panel().style.display, form().style.display, form().noValidate]).toEqual(['', '', true]);
    expect(document.querySelectorAll('.shopengine-checkout-login-form')).toHaveLength(1);
  });

  it('is opened by a link in an error too', () => {
    act(errorLink());
    expect([panel().style.display, toggle().getAttribute('aria-expanded'), document.activeElement]).toEqual([
      '',
      'true',
      field('username'),
    ]);
  });

  it('makes one panel, however often it is adopted', () => {
    island.adopt?.(find('.woocommerce-form-login-toggle'));
    expect(document.querySelectorAll('.shopengine-checkout-login-form')).toHaveLength(1);
  });

  it('asks for both fields in SPEC’s words, and sends nothing', async () => {
    await logIn('  ', '');
    expect(messages().map(({ textContent }) => textContent)).toEqual([
      'User name or email field is required',
      'Password field is required',
    ]);
    expect(messages().map(({ parentElement }) => parentElement?.className)).toEqual([
      'form-row form-row-first',
      'form-row form-row-last',
    ]);
    expect([
      field('username').getAttribute('aria-describedby'),
      field('password').getAttribute('aria-invalid'),
    ]).toEqual([messages()[0]?.id, 'true']);
    expect(document.activeElement).toBe(field('username'));
    expect(form().noValidate).toBe(true);
    expect(server.logins).toEqual([]);
  });

  it('asks once for the field that is missing, until the shopper types', async () => {
    await logIn('ada', '');
    await logIn('ada', '');
    expect(messages().map(({ textContent }) => textContent)).toEqual(['Password field is required']);
    expect(document.activeElement).toBe(field('password'));
    field('password').dispatchEvent(new Event('input', { bubbles: true }));
    expect([
      messages().length,
      field('password').getAttribute('aria-invalid'),
      field('password').getAttribute('aria-describedby'),
    ]).toEqual([0, null, null]);
  });

  it('asks for the other field on, when the shopper types in one of the two', async () => {
    await logIn('', '');
    field('username').dispatchEvent(new Event('input', { bubbles: true }));
    expect(messages().map(({ textContent }) => textContent)).toEqual(['Password field is required']);
    expect(['username', 'password'].map((name) => field(name).getAttribute('aria-invalid'))).toEqual([null, 'true']);
  });

  it('leaves a theme’s description at a field that is missing, and afterwards', async () => {
    field('password').setAttribute('aria-describedby', 'password-hint');
    await logIn('ada', '');
    expect(field('password').getAttribute('aria-describedby')).toBe(`password-hint ${messages()[0]?.id}`);
    field('password').dispatchEvent(new Event('input', { bubbles: true }));
    expect(field('password').getAttribute('aria-describedby')).toBe('password-hint');
  });

  it('reloads the page after a success, and cannot be pressed twice', async () => {
    let arrive = () => {};
    server.answer = () =>
      new Promise((resolve) => {
        arrive = resolve;
      });
    find<HTMLInputElement>('#rememberme').checked = true;
    await logIn(' ada ', ' secret ');
    expect(button().disabled).toBe(true);
    await logIn(' ada ', ' secret ');
    expect(server.logins).toEqual([{ name: 'ada', password: ' secret ', isRemembered: true, missing: [] }]);
    expect(location.reload).not.toHaveBeenCalled();
    arrive();
    await until(() => expect(location.reload).toHaveBeenCalledOnce());
  });

  it('shows a refusal with its words and its link, and lets the shopper try again', async () => {
    refuse(
      new CallError(
        'failed_login',
        '<strong>Error:</strong> Wrong. <a href="/my-account/lost-password/">Lost your password?</a>',
        404,
      ),
    );
    await logIn();
    await until(() => expect(refusal()).not.toBeNull());
    expect([refusal()?.parentElement?.getAttribute('role'), document.activeElement]).toEqual([null, refusal()]);
    expect(refusal()?.querySelector('li')?.innerHTML).toBe(
      `<strong>Error:</strong> Wrong. <a href="${location.origin}/my-account/lost-password/">Lost your password?</a>`,
    );
    expect([button().disabled, document.querySelectorAll('.woocommerce-NoticeGroup').length]).toEqual([false, 1]);
    server.answer = () => Promise.resolve();
    await logIn();
    expect(refusal()).toBeNull();
  });

  it('shows the reason in the server’s words, whatever the error’s code', async () => {
    refuse(new CallError('too_many_retries', 'Too many failed attempts. Please wait 20 minutes.', 403));
    await logIn();
    await until(() => expect(refusal()?.textContent).toBe('Too many failed attempts. Please wait 20 minutes.'));
    expect(button().disabled).toBe(false);
  });

  it('runs no code of a message', async () => {
    const message =
      '<img src=x onerror="boom()"><script>boom()</script><style>*{}</style><b onclick="boom()">No</b> <a href="javascript:boom()">one</a> <a href="https://evil.example/">two</a><br>end';
    refuse(new CallError('failed_login', message, 404));
    await logIn();
    await until(() => expect(refusal()).not.toBeNull());
    expect(refusal()?.querySelector('li')?.innerHTML).toBe('No one two<br>end');
  });

  it.each([
    ['a server’s failure', new CallError('http', 'HTTP 500', 500, true, '<h1>Fatal</h1>')],
    ['no connection', new CallError('fetch_error')],
    ['no answer in time', new CallError('timeout')],
    ['a refusal without words', new CallError('failed_login', '', 404)],
    ['null', new CallError('unknown_error')],
  ])('says that it failed after %s, and its button can be pressed again', async (_name, error) => {
    refuse(error);
    await logIn();
    await until(() => expect(refusal()?.textContent).toBe('You could not be logged in. Please try again.'));
    expect(button().disabled).toBe(false);
  });

  it('becomes a plain form again when the shop has no route for it', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
    refuse(new CallError('rest_no_route', 'No route', 404));
    await logIn();
    await until(() => expect(submit).toHaveBeenCalledWith(button()));
    expect(act(form())).toBe(false);
    expect([server.logins.length, refusal()]).toEqual([1, null]);
  });

  it('comes back from the browser’s cache with a button that works', async () => {
    server.answer = () => new Promise(() => {});
    await logIn();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(button().disabled).toBe(false);
  });
});

describe('WooCommerce’s own form', () => {
  beforeEach(() => {
    const box = find('.shopengine-checkout-form-login');
    box.replaceWith(...box.children);
  });

  it('is opened and closed where it stands', async () => {
    await visit();
    expect(document.querySelector('.shopengine-checkout-login-form')).toBeNull();
    act(toggle());
    expect([
      form().style.display,
      toggle().getAttribute('aria-expanded'),
      toggle().getAttribute('aria-controls'),
    ]).toEqual(['', 'true', form().id]);
    act(toggle());
    expect(form().style.display).toBe('none');
    expect(form().noValidate).toBe(false);
  });

  it('is opened, and never closed, by WooCommerce’s “Please log in.” in an error', async () => {
    await visit();
    const link = errorLink();
    act(link);
    act(link);
    expect([form().style.display, toggle().getAttribute('aria-expanded'), link.hasAttribute('aria-expanded')]).toEqual([
      '',
      'true',
      false,
    ]);
    expect(document.activeElement).toBe(field('username'));
  });

  it('is opened by that link also where the shop prints no toggle', async () => {
    await visit();
    find('.woocommerce-form-login-toggle').remove();
    expect(act(errorLink())).toBeUndefined();
    expect(form().style.display).toBe('');
  });

  it('is left alone by a theme’s links of that class on other pages', async () => {
    await visit();
    const link = errorLink();
    find('form.checkout').className = '';
    expect(act(link)).toBe(false);
    expect(form().style.display).toBe('none');
  });

  it('is left to the browser when the form is missing', async () => {
    form().remove();
    await visit();
    expect(act(toggle())).toBe(false);
    expect(toggle().hasAttribute('aria-expanded')).toBe(false);
  });
});

describe('what the login reads from its fields', () => {
  it('is empty for fields that a theme leaves out', () => {
    const empty = document.createElement('form');
    expect(readLogin(empty)).toEqual({ name: '', password: '', isRemembered: false, missing: ['name', 'password'] });
  });

  it('includes a password of spaces', () => {
    field('username').value = 'ada';
    field('password').value = ' ';
    expect(readLogin(form()).missing).toEqual([]);
  });
});
