import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageComparisonTable } from '../../src/actions/pageComparisonTable';
import type { FormFields } from '../../src/api/form';
import type { Notice } from '../../src/ui/messages/notice';
import comparison from '../../widgets/comparison';
import { readPageAddress, readPayload } from '../../widgets/comparison/read';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { settle } from '../helpers/settle';

const asked: FormFields[] = [];
let respond: () => Promise<string>;
vi.mock('../../src/api/comparison', async (original) => ({
  ...(await original<object>()),
  fetchComparisonTable: (payload: FormFields) => {
    asked.push(payload);
    return respond();
  },
}));
const notices: Notice[] = [];
vi.mock('../../src/ui/messages/notify', () => ({ notify: (notice: Notice) => notices.push(notice) }));

let page: FakePage;
const mounted: string[] = [];
const button = (id: number) => find(`[data-payload='{"pid":${id}}']`);
const press = (target: HTMLElement) =>
  comparison.onIntent?.({ type: 'click', target, submitter: null, store: undefined });
const table = () => pageComparisonTable().$table.get();

beforeEach(() => {
  asked.length = notices.length = mounted.length = 0;
  respond = async () => '<table>';
  page = setPage();
  page.mount = async (host, name) => {
    mounted.push(`${name} ${host.className}`);
    const view = document.createElement('div');
    view.dataset.islandView = name;
    document.body.append(view);
  };
  showFixture('comparison');
});

describe('a comparison button', () => {
  it('sends its payload, and loads the dialog', async () => {
    expect(press(button(101))).toBeUndefined();
    expect([table().isOpen, mounted]).toEqual([
      true,
      ['comparison-dialog shopengine-comparison-modal se-modal-wrapper'],
    ]);
    await settle();
    expect([asked, table().html, notices]).toEqual([[{ pid: 101 }], '<table>', []]);
  });

  it('does not wait for the dialog', async () => {
    page.mount = () => new Promise(() => {});
    press(button(101));
    await settle();
    expect([asked, table().html, button(101).getAttribute('aria-busy')]).toEqual([[{ pid: 101 }], '<table>', 'true']);
  });

  it('is busy until the dialog is there', async () => {
    press(button(101));
    expect(button(101).getAttribute('aria-busy')).toBe('true');
    await settle();
    expect(button(101).hasAttribute('aria-busy')).toBe(false);
  });

  it('pressed twice asks once', async () => {
    press(button(101));
    press(button(101));
    await settle();
    expect(asked).toEqual([{ pid: 101 }]);
  });

  it('with product 0 only shows the table', async () => {
    const told = vi.fn();
    addEventListener('shopengineComparisonProductAdded', told, { once: true });
    press(button(0));
    await settle();
    expect([asked, table().isOpen, told.mock.calls]).toEqual([[{ pid: 0 }], true, []]);
  });

  it('puts the dialog at the end of a page that has no place for it', () => {
    find('.shopengine-comparison-modal').remove();
    press(button(101));
    expect(mounted).toEqual([`comparison-dialog ${document.body.className}`]);
  });

  it('gets the focus, so that the focus can go back to it', async () => {
    button(101).tabIndex = 0;
    press(button(101));
    expect([document.activeElement, pageComparisonTable().opener()]).toEqual([button(101), button(101)]);
  });

  it('is replaced as the opener by the button that has taken its place', () => {
    const old = button(101);
    press(old);
    const twin = old.cloneNode(true);
    old.replaceWith(twin);
    expect(pageComparisonTable().opener()).toBe(twin);
    button(101).remove();
    expect(pageComparisonTable().opener()).toBeNull();
  });

  it.each<[string, string | null]>([
    ['broken JSON', '{"pid":'],
    ['no JSON', null],
    ['no product', '{"product":101}'],
    ['no number', '{"pid":"x"}'],
    ['a negative one', '{"pid":-1}'],
    ['a list', '[101]'],
  ])('with %s is reported to developers, and left alone', async (_what, payload) => {
    const target = button(101);
    if (payload === null) target.removeAttribute('data-payload');
    else target.setAttribute('data-payload', payload);
    expect(press(target)).toBe(false);
    await settle();
    expect([asked, mounted, table().isOpen, page.problems.length]).toEqual([[], [], false, 1]);
  });

  it('starts to load the dialog when a hand comes near', () => {
    comparison.start?.();
    expect(page.woken).toEqual(['comparison-dialog']);
  });
});

it('a table that failed behind a closed dialog is told until the next try', async () => {
  respond = () => Promise.reject(new Error('no'));
  press(button(101));
  pageComparisonTable().close();
  await settle();
  expect([notices.length, notices[0]?.until?.aborted]).toEqual([1, false]);
  respond = async () => '<table>';
  press(button(101));
  expect(notices[0]?.until?.aborted).toBe(true);
  await settle();
});

describe('where the dialog cannot be loaded', () => {
  beforeEach(() => {
    page.mount = async () => {};
  });

  it('the product is added, and the comparison page is offered', async () => {
    press(button(101));
    await settle();
    expect([asked, table().isOpen]).toEqual([[{ pid: 101 }], false]);
    expect(notices).toEqual([
      {
        kind: 'error',
        text: 'The comparison could not be loaded.',
        action: { label: 'Compare products', href: 'https://shop.example/?comparison=yes' },
      },
    ]);
  });

  it('the page can be reloaded, if the shop has no comparison page', async () => {
    find('.shopengine-comparison-bottom-bar').remove();
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    press(button(101));
    await settle();
    expect(notices).toMatchObject([{ action: { label: 'Try again' } }]);
    notices[0]?.action?.run?.();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('and the table cannot be loaded either, the button can ask again', async () => {
    respond = () => Promise.reject(new Error('no'));
    press(button(101));
    await settle();
    expect([asked.length, notices.length]).toEqual([1, 1]);
    notices[0]?.action?.run?.();
    await settle();
    expect([asked, notices.length]).toEqual([[{ pid: 101 }, { pid: 101 }], 2]);
  });
});

describe('the payload of a button', () => {
  const read = (payload: string) => {
    const element = document.createElement('a');
    element.dataset.payload = payload;
    return readPayload(element);
  };

  it('is sent unchanged', () => {
    expect(read('{"pid":"101","from":{"card":1}}')).toEqual({ pid: '101', from: { card: 1 } });
  });

  it('is missing where there is no product', () => {
    expect([read('null'), read('7'), read('{"pid":null}')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('the comparison page’s address', () => {
  it('is the address of the bar’s link, if that leads to a page', () => {
    expect(readPageAddress(document, location.href)).toBe('https://shop.example/?comparison=yes');
    find('.comparison-endpoint-bottom').dataset.comparisonUrl = 'javascript:alert(1)';
    expect(readPageAddress(document, location.href)).toBeUndefined();
    find('.comparison-endpoint-bottom').remove();
    expect(readPageAddress(document, location.href)).toBeUndefined();
  });
});
