import { atom } from 'nanostores';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mountView } from '../../src/island/react';
import type { LazyViewIsland, MountView, View as ViewOf } from '../../src/island/types';
import { mountLazily } from '../../src/runtime/lazyView';
import { useStore } from '../../src/ui/views/useStore';
import chat from '../../widgets/chat';
import type { ChatProps } from '../../widgets/chat/contract';
import { type LiveChat, press } from '../../widgets/chat/live';
import { View } from '../../widgets/chat/view.live';
import { atOnce } from '../helpers/atOnce';
import { find, showFixture } from '../helpers/fixture';
import { flush } from '../helpers/lazyIsland';
import { setPage } from '../helpers/page';
import { settle, until } from '../helpers/settle';
import { showServed } from '../helpers/showServed';
import { showView } from '../helpers/showView';

type Shown = ViewOf<ChatProps, LiveChat>;

const island: LazyViewIsland<ChatProps, LiveChat> = {
  ...(chat as LazyViewIsland<ChatProps, LiveChat>),
  isWanted: ({ $need }) => atOnce($need),
};
const root = () => find('.ht-ctc-chat');
const boxes = () => [...document.querySelectorAll<HTMLElement>('.ht_ctc_chat_greetings_box')];
const box = () => find('.ht_ctc_chat_greetings_box');
const pressOn = (selector: string) => {
  press({ target: find(selector) });
  flush();
};
const pressButton = () => pressOn('.ht_ctc_chat_style');

let warnings: unknown[];

beforeEach(() => {
  setPage();
  Reflect.deleteProperty(window, 'ht_ctc_chat_var');
  showFixture('chat');
  vi.spyOn(screen, 'width', 'get').mockReturnValue(1280);
  // With reduced motion, everything is at its final place at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  warnings = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void warnings.push(words));
});

const strict: Shown = (props) => (
  <StrictMode>
    <View {...props} />
  </StrictMode>
);

const Broken: Shown = () => {
  throw new Error('It breaks.');
};

const $isBroken = atom(false);

const Breaking: Shown = (props) => {
  if (useStore($isBroken)) throw new Error('It breaks.');
  return <View {...props} />;
};

/** Settings that the page prints beside those of the fixture. */
function change(changes: object): void {
  const data = find('.ht_ctc_chat_data').dataset;
  data.settings = JSON.stringify({ ...JSON.parse(data.settings ?? ''), ...changes });
}

describe('the button’s view', () => {
  const button = () => find('.ht_ctc_chat_style');
  const badge = () => find('.ht_ctc_notification');

  it('is not needed where the button is not shown', () => {
    change({ dis_d: 'hide' });
    const server = badge();
    const end = showView(island, View, root());
    expect([badge() === server, button().hasAttribute('aria-label')]).toEqual([true, false]);
    end();
  });

  it('shows the badge in the place of the server’s, as the server prints it', async () => {
    change({ n_time: '0' });
    const server = badge();
    const face = find('.ctc_s_2');
    const end = showView(island, View, root());
    await until(() => expect(badge().style.display).toBe(''));
    const inner = [server, badge()].map((outer) => outer.querySelector<HTMLElement>('.ht_ctc_badge'));
    expect(badge().style.zIndex).toBe('9999999');
    expect(inner.map((shown) => [shown?.textContent, shown?.style.width])).toEqual(Array(2).fill(['1', '22px']));
    expect([badge() === server, badge().parentElement?.nextElementSibling, find('.ctc_s_2') === face]).toEqual([
      false,
      face,
      true,
    ]);
    expect(button().getAttribute('aria-label')).toBe('Ask us anything (1 new)');
    end();
  });

  it('leaves the focus on a button that the style prints', () => {
    find('.ctc_s_2').outerHTML = '<button class="ctc-analytics">Hi</button>';
    const control = find('.ht_ctc_chat_style button');
    control.focus();
    const end = showView(island, View, root());
    expect([document.activeElement, control.getAttribute('aria-haspopup')]).toEqual([control, 'dialog']);
    end();
    expect([document.activeElement, control.hasAttribute('aria-haspopup'), control.hasAttribute('aria-label')]).toEqual(
      [control, false, false],
    );
  });

  it('gives the server’s badge back, in StrictMode too', () => {
    const server = badge();
    for (const shown of [View as Shown, strict]) {
      const end = showView(island, shown, root());
      expect(document.querySelectorAll('.ht_ctc_notification')).toHaveLength(1);
      end();
      expect([badge(), document.querySelectorAll('.ht_ctc_notification').length]).toEqual([server, 1]);
    }
    expect(warnings).toEqual([]);
  });
});

describe('the greeting’s view', () => {
  it('comes with the button, and shows nothing yet', () => {
    const server = box();
    const end = showView(island, View, root());
    expect([box() === server, box().className, box().style.display]).toEqual([false, server.className, 'none']);
    end();
  });

  it('stands where the server’s box stood, with its class names, its style and the very nodes that were in it', () => {
    const server = box();
    const parts = [...server.querySelectorAll('*')];
    const { parentElement: place } = server;
    const end = showView(island, View, root());
    pressButton();
    expect(boxes()).toHaveLength(1);
    expect(box().parentElement?.parentElement).toBe(place);
    expect(box().className).toBe(`${server.className} ctc_greetings_opened`);
    expect([box().style.minWidth, box().style.position]).toEqual(['300px', 'absolute']);
    expect([...box().querySelectorAll('*')]).toEqual(parts);
    end();
  });

  it.each([
    ['once', View as Shown],
    ['in StrictMode', strict],
  ])('mounted %s gives the server’s box and its nodes back, and comes again', async (_how, shown) => {
    const server = box();
    const { parentElement: place } = server;
    const parts = [...server.querySelectorAll('*')];
    for (const _turn of [1, 2]) {
      const end = showView(island, shown, root());
      pressButton();
      expect(box().style.display).toBe('');
      end();
      expect([boxes(), server.parentElement, document.querySelectorAll('[data-island-view]').length]).toEqual([
        [server],
        place,
        0,
      ]);
      expect([...server.querySelectorAll('*')]).toEqual(parts);
      expect(root().style.display).toBe('none');
    }
    expect(warnings).toEqual([]);
  });

  it('gives them back when it throws, and the button opens the server’s greeting', async () => {
    const server = box();
    const failures: unknown[] = [];
    mountLazily(
      { ...island, loadView: async () => ({ View: Broken }) },
      root(),
      async () => mountView,
      (cause) => failures.push(cause),
    );
    await until(() => expect(server.role).toBe('dialog'));
    expect(root().style.display).not.toBe('none');
    pressButton();
    expect(server.style.display).toBe('');
    expect([failures.map(String), boxes()]).toEqual([['Error: It breaks.'], [server]]);
  });

  it('stays closed where the visitor closes it before React has come', async () => {
    let arrive = (_mount: MountView) => {};
    const code = new Promise<MountView>((resolve) => {
      arrive = resolve;
    });
    const { unmount } = mountLazily(
      island,
      root(),
      () => code,
      () => {},
    );
    pressButton();
    pressButton();
    arrive(mountView);
    await until(() => expect(document.querySelector('[data-island-view] .ht_ctc_chat_greetings_box')).not.toBeNull());
    await settle();
    expect([box().style.display, document.activeElement]).toEqual(['none', document.body]);
    unmount?.();
  });

  it('asks for the opt-in once React has come, with the focus on the checkbox', async () => {
    const { unmount } = mountLazily(
      island,
      root(),
      async () => mountView,
      () => {},
    );
    pressOn('[href="#ctc_chat"]');
    await until(() => expect(document.activeElement).toBe(find('#ctc_opt')));
    expect([box().style.display, find('.ctc_opt_in').style.display]).toEqual(['', '']);
    unmount?.();
  });
});

describe('the opt-in’s view', () => {
  it('holds the very prompt, and gives it back to its place', () => {
    change({ g_device: 'mobile' });
    const prompt = find('.ctc_opt_in');
    const { parentElement: place } = prompt;
    const end = showView(island, strict, root());
    pressButton();
    expect(find('.shop-islands-chat-ask').contains(prompt)).toBe(true);
    expect(document.querySelectorAll('#ctc_opt')).toHaveLength(1);
    pressOn('.shop-islands-chat-ask .ctc_greetings_close_btn');
    end();
    expect([prompt.parentElement, document.querySelector('.shop-islands-chat-ask')]).toEqual([place, null]);
    expect(warnings).toEqual([]);
  });
});

it('a link has no view, and gets its target back in the end', () => {
  const link = find('[href="#ctc_chat"]');
  const end = showView(island, View, link);
  expect([link.hasAttribute('target'), document.querySelector('[data-island-view]')]).toEqual([false, null]);
  end();
  expect(link.getAttribute('target')).toBe('_blank');
});

describe('the button without the view', () => {
  const server = () => ({ button: find('.ht_ctc_chat_style'), badge: find('.ht_ctc_notification') });
  const printed = () => find('.ht-ctc-chat').innerHTML;
  const played = (html: string) => html.replace(/ role="button"| tabindex="0"/g, '');

  it('has its name, its badge in its place and its state, and asks for no React', async () => {
    change({ n_time: '0' });
    const { button } = server();
    const end = showServed(island, root());
    const { badge } = server();
    expect([button.getAttribute('aria-label'), button.getAttribute('aria-expanded')]).toEqual([
      'Ask us anything',
      'false',
    ]);
    await until(() => expect(badge.style.display).toBe(''));
    expect([find('.ht_ctc_badge', badge).style.top, find('.ht_ctc_badge', badge).style.right]).toEqual([
      '-5px',
      '-5px',
    ]);
    expect(button.getAttribute('aria-label')).toBe('Ask us anything (1 new)');
    end();
  });

  it('shows a badge without words, too', async () => {
    change({ n_time: '0' });
    find('.ht_ctc_badge').textContent = '';
    const end = showServed(island, root());
    const { badge } = server();
    await until(() => expect(badge.style.display).toBe(''));
    end();
  });

  it('opens the messenger, after which the badge is no longer in the page', () => {
    find('.ht_ctc_chat_greetings_box').remove();
    const { button } = server();
    const before = printed();
    const opened = vi.fn(() => window);
    vi.stubGlobal('open', opened);
    const end = showServed(island, root());
    press({ target: button });
    expect(opened).toHaveBeenCalledWith(expect.stringContaining('https://wa.me/447700900123'), '_blank', '');
    expect([document.querySelector('.ht_ctc_badge'), button.hasAttribute('aria-haspopup')]).toEqual([null, false]);
    end();
    expect(played(printed())).toBe(played(before));
  });

  it('gives the server’s nodes back', async () => {
    change({ n_time: '0' });
    const before = printed();
    const end = showServed(island, root());
    await until(() => expect(server().badge.style.display).toBe(''));
    end();
    expect(played(printed())).toBe(played(before));
  });

  it('hands over to a view that shows the same, with the badge in sight', async () => {
    change({ n_time: '0' });
    const animate = vi.spyOn(Element.prototype, 'animate');
    const said = () => {
      const [outer, inner] = [find('.ht_ctc_notification'), find('.ht_ctc_badge')];
      return [
        find('.ht_ctc_chat_style').ariaLabel,
        outer.style.display,
        outer.hidden,
        inner.textContent,
        inner.style.top,
        inner.style.right,
        inner.className,
      ];
    };
    const $come = atom(false);
    const { unmount, store } = mountLazily(
      { ...island, isWanted: () => $come },
      root(),
      async () => mountView,
      () => {},
    );
    await until(() => expect(server().badge.style.display).toBe(''));
    const before = said();
    const { badge } = server();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    $come.set(true);
    await until(() => expect(server().badge === badge).toBe(false));
    await settle();
    expect(said()).toEqual(before);
    expect(animate).not.toHaveBeenCalled();
    expect((store as LiveChat).button?.$badge.get()).toBe('shown');
    unmount?.();
  });
});

describe('a greeting that opens before the view is there', () => {
  const view = () => document.querySelector('[data-island-view]');
  const isOpen = () => box().role === 'dialog' && box().style.display === '';
  const pressEscape = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  /** Mounts the chat as on a page: its view comes with a hand, or with what only the view can show. */
  const mount = (changes: Partial<typeof island> = {}, loadMount = async () => mountView) =>
    mountLazily({ ...island, isWanted: (chat as typeof island).isWanted, ...changes }, root(), loadMount, () => {});

  it('is the server’s own, with the name, the focus, the keys and the classes of a dialog', async () => {
    const server = box();
    const { className } = server;
    const { unmount } = mount({}, () => new Promise(() => {}));
    find('.ht_ctc_chat_style').focus();
    pressButton();
    await until(() => expect(document.activeElement).toBe(server));
    expect([isOpen(), server.getAttribute('aria-labelledby')]).toEqual([true, find('.ctc_g_heading').id]);
    expect(server.id).toBe(find('.ht_ctc_chat_style').getAttribute('aria-controls'));
    expect(server.className).toBe(`${className} ctc_greetings_opened`);
    pressEscape();
    expect([isOpen(), document.activeElement]).toEqual([false, find('.ht_ctc_chat_style')]);
    expect(server.className).toBe(`${className} ctc_greetings_closed`);
    unmount?.();
    expect([server.className, server.getAttribute('role'), view()]).toEqual([className, null, null]);
  });

  it('stays where it is when the view comes, which takes over once it is closed', async () => {
    const server = box();
    const { unmount } = mount();
    pressButton();
    await until(() => expect(isOpen()).toBe(true));
    root().dispatchEvent(new Event('pointerover'));
    await settle();
    expect([view(), box() === server]).toEqual([null, true]);
    pressButton();
    await until(() => expect(view()?.contains(box())).toBe(true));
    expect(box().style.display).toBe('none');
    pressButton();
    expect([isOpen(), boxes().length, document.activeElement]).toEqual([true, 1, box()]);
    unmount?.();
  });

  it('comes with the view where it covers the page', async () => {
    box().classList.add('ctc_greetings_modal');
    const { unmount } = mount();
    pressButton();
    await until(() => expect(view()?.querySelector('.ctc_greetings_opened')).not.toBeNull());
    unmount?.();
  });

  it('is shown by the server’s box where the view breaks while it is open, and the page is within reach', async () => {
    box().classList.add('ctc_greetings_modal');
    const server = box();
    const beside = document.body.appendChild(document.createElement('p'));
    const { unmount } = mount({ loadView: async () => ({ View: Breaking }) });
    pressButton();
    await until(() => expect(beside.inert).toBe(true));
    $isBroken.set(true);
    await until(() => expect(box()).toBe(server));
    await until(() => expect(isOpen()).toBe(true));
    expect(beside.inert).toBe(false);
    unmount?.();
  });
});
