import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notice } from '../../src/ui/messages/notice';
import share from '../../widgets/share';
import { readLink } from '../../widgets/share/read';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { settle } from '../helpers/settle';

const log: string[] = [];
vi.mock('../../src/ui/messages/notify', () => ({
  notify: ({ kind, text, lasts }: Notice) => log.push(`${kind}: ${text} (${lasts})`),
}));

const LINK = 'https://social.example/share?u=https%3A%2F%2Fshop.example%2Fproduct%2Fwireless-controller%2F';
const PAGE = 'https://shop.example/product/wireless-controller/';

const button = () => find<HTMLAnchorElement>('[data-island="share"]');
const copy = () => find<HTMLAnchorElement>('[data-island="copy-link"]');

let page: FakePage;
let popup: unknown;
let answer: string | null;
let copied: (text: string) => Promise<void>;

/** True when the browser may go on. */
const click = (element: Element, modifiers: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
  element.dispatchEvent(event);
  return !event.defaultPrevented;
};

beforeEach(() => {
  log.length = 0;
  page = setPage();
  popup = { closed: false };
  answer = PAGE;
  copied = async (text) => void log.push(`copied ${text}`);
  vi.stubGlobal('open', (...args: string[]) => {
    log.push(`open ${args.join(' ')}`);
    return popup;
  });
  vi.stubGlobal('prompt', (...args: string[]) => {
    log.push(`prompt ${args.join(' ')}`);
    return answer;
  });
  vi.spyOn(navigator, 'clipboard', 'get').mockImplementation(
    () => ({ writeText: (text: string) => copied(text) }) as Clipboard,
  );
  showFixture('share');
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) share.adopt?.(host);
});

describe('a share link', () => {
  it('opens in a popup of 626 × 436', () => {
    expect(click(button())).toBe(false);
    expect(log).toEqual([`open ${LINK} woo_sharer popup,width=626,height=436`]);
  });

  it.each([[null], [undefined], [{ closed: true }]])(
    'opens a new tab by itself where the popup is blocked (%j)',
    (blocked) => {
      popup = blocked;
      button().removeAttribute('target');
      button().href = '#';
      expect(click(button())).toBe(true);
      expect(button().href).toBe(LINK);
      expect(button().target).toBe('_blank');
    },
  );

  it.each(['javascript:alert(1)', 'JAVA\nSCRIPT:alert(1)', 'data:text/html,x', 'vbscript:x', 'http://'])(
    'with the address %j opens nothing',
    (link) => {
      button().dataset.link = link;
      expect(click(button())).toBe(false);
      expect(log).toEqual([]);
      expect(page.problems).toMatchObject([{ island: 'share', what: 'A data-link was refused.' }]);
    },
  );

  it('ignores a click with a modifier key, and one that another script has handled', () => {
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(click(button(), { [modifier]: true })).toBe(true);
    button().parentElement?.addEventListener('click', (event) => event.preventDefault(), true);
    click(button());
    expect(log).toEqual([]);
  });

  it('opens one popup even if it was adopted twice', () => {
    share.adopt?.(button());
    click(button());
    expect(log).toHaveLength(1);
  });
});

describe('a copy link', () => {
  it('is shown in a prompt and copied by OK', async () => {
    expect(click(copy())).toBe(false);
    await settle();
    expect(log).toEqual([
      `prompt Copy link, then click OK. ${PAGE}`,
      `copied ${PAGE}`,
      'success: The link was copied. (3000)',
    ]);
  });

  it('copies the link, whatever the visitor has made of the text', async () => {
    answer = '';
    click(copy());
    await settle();
    expect(log[1]).toBe(`copied ${PAGE}`);
  });

  it('copies nothing when the prompt is cancelled', async () => {
    answer = null;
    click(copy());
    await settle();
    expect(log).toHaveLength(1);
  });

  it.each([
    ['refuses the clipboard', async () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
    ['has none', undefined as never],
  ])('shows the link in an error where the browser %s', async (_what, refuse) => {
    copied = refuse;
    click(copy());
    await settle();
    expect(log.slice(1)).toEqual([`error: The link could not be copied: ${PAGE} (undefined)`]);
  });

  it('of another scheme is not shown', () => {
    copy().dataset.link = 'javascript:alert(1)';
    expect(click(copy())).toBe(false);
    expect(log).toEqual([]);
    expect(page.problems).toHaveLength(1);
  });
});

describe('the global functions for sharing', () => {
  const globals = window as unknown as Record<'shopengine_share' | 'shopengine_copy_link', (element: Element) => void>;

  it('do the same for a theme that calls them', async () => {
    globals.shopengine_share(button());
    globals.shopengine_copy_link(copy());
    await settle();
    expect(log).toEqual([
      `open ${LINK} woo_sharer popup,width=626,height=436`,
      `prompt Copy link, then click OK. ${PAGE}`,
      `copied ${PAGE}`,
      'success: The link was copied. (3000)',
    ]);
  });

  it('return nothing that would cancel the click of a theme’s `onclick="return …"`', () => {
    popup = null;
    expect(globals.shopengine_share(button())).toBeUndefined();
  });

  it('stay ShopEngine’s where it defines them', async () => {
    const theirs = () => {};
    globals.shopengine_share = theirs;
    vi.resetModules();
    await import('../../widgets/share');
    expect(globals.shopengine_share).toBe(theirs);
  });
});

describe('the address of a share link', () => {
  const read = (html: string) => {
    document.body.innerHTML = html;
    return readLink(find('a'), PAGE);
  };

  it('is the address in data-link, or else in href, made absolute', () => {
    expect(read('<a data-link="https://a.example/" href="https://b.example/"></a>')).toBe('https://a.example/');
    expect(read('<a href="/x"></a>')).toBe('https://shop.example/x');
    expect(read('<a data-link="#reviews"></a>')).toBe(`${PAGE}#reviews`);
    expect(read('<a data-link="mailto:?body=x"></a>')).toBe('mailto:?body=x');
  });

  it('is missing where the link has none', () => {
    expect(read('<a></a>')).toBeUndefined();
    expect(read('<a data-link=" "></a>')).toBeUndefined();
    // A theme's `<a href="#" onclick="shopengine_share(this)">`.
    expect(read('<a href="#"></a>')).toBeUndefined();
  });
});
