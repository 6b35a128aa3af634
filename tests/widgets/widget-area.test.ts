import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EnhanceIsland } from '../../src/island/types';
import island from '../../widgets/widget-area';
import { find, showFixture } from '../helpers/fixture';
import { type Held, hold } from '../helpers/held';
import { type FakePage, setPage } from '../helpers/page';

interface Call extends Held<string> {
  post: string;
  signal: AbortSignal;
}
const calls: Call[] = [];
vi.mock('../../widgets/widget-area/api', () => ({
  fetchWidgetArea: (post: string, { signal }: { signal: AbortSignal }) => {
    const { promise, ...ends } = hold<string>();
    calls.push({ post, signal, ...ends });
    return promise;
  },
}));

const HTML = '<div class="elementor-element" data-element_type="widget"><a href="/delivery/">Delivery</a></div>';
const { adopt } = island as Required<EnhanceIsland>;
const area = () => find('.ekit-widget-area-container');
const button = () => find('button', area());
const last = () => calls.at(-1) as Call;
const said = () => find('[role="status"]').textContent;
const look = () => [
  area().classList.contains('is-loading'),
  area().getAttribute('aria-busy'),
  area().classList.contains('is--loaded'),
];

let page: FakePage;
beforeEach(() => {
  calls.length = 0;
  page = setPage();
  showFixture('widget-area');
});

describe('a widget area', () => {
  it('loads its post, is busy until then, and shows it', async () => {
    adopt(area());
    expect([calls.map(({ post }) => post), look()]).toEqual([['678'], [true, 'true', false]]);
    await last().answer(HTML);
    expect([look(), area().textContent]).toEqual([[false, 'false', true], 'Delivery']);
  });

  it('starts Elementor’s widgets in it', async () => {
    const started: Element[] = [];
    vi.stubGlobal('elementorFrontend', {
      elementsHandler: { runReadyTrigger: (element: Element) => started.push(element) },
    });
    adopt(area());
    await last().answer(HTML);
    expect(started).toEqual([area().firstElementChild]);
    vi.unstubAllGlobals();
  });

  it.each([
    ['names no post', () => area().setAttribute('data-ajax-post-id', '')],
    ['has been filled by another script', () => area().classList.add('is--loaded')],
    ['has content from the server', () => area().append(document.createElement('p'))],
  ])('that %s fetches nothing', (_what, change) => {
    change();
    expect([adopt(area()), calls, area().hasAttribute('aria-busy')]).toEqual([undefined, [], false]);
  });

  it('leaves content alone that another script has put there first', async () => {
    adopt(area());
    area().classList.add('is--loaded');
    area().textContent = 'Theirs';
    await last().answer(HTML);
    expect([area().textContent, look()[0]]).toEqual(['Theirs', false]);
  });

  it('shows and reports a failure, and tries again at a press', async () => {
    adopt(area());
    await last().fail();
    expect([look(), area().querySelector('p')?.textContent, page.problems.length]).toEqual([
      [false, 'false', false],
      'This content could not be loaded.',
      1,
    ]);
    expect(said()).toBe('This content could not be loaded.');
    button().focus();
    button().click();
    await last().fail();
    expect([calls.length, document.activeElement]).toEqual([2, button()]);
    button().click();
    await last().answer(HTML);
    expect([area().textContent, document.activeElement, look()]).toEqual(['Delivery', area(), [false, 'false', true]]);
  });

  it('that has failed loads in a copy that another script makes of it', async () => {
    adopt(area());
    await last().fail();
    const copy = area().cloneNode(true) as HTMLElement;
    area().after(copy);
    adopt(copy);
    expect(calls).toHaveLength(2);
    await last().answer(HTML);
    expect([copy.textContent, area().textContent]).toEqual(['Delivery', expect.stringContaining('again')]);
  });

  it('gives up silently when it leaves the page', async () => {
    const stop = adopt(area());
    stop?.();
    expect(last().signal.aborted).toBe(true);
    await last().fail();
    expect([page.problems.length, area().childElementCount]).toEqual([0, 0]);
  });
});
