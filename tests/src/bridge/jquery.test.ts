import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JQueryBridge } from '../../../src/bridge/jquery/types';
import { keepLegacyCalls } from '../../../src/loader/legacyCalls';
import { CallError } from '../../../src/rules/callError';
import { ORIGINAL_VARIATIONS } from '../../../src/rules/originals';
import { leavePage } from '../../helpers/leaving';
import { type FakePage, setPage } from '../../helpers/page';
import { settle, until } from '../../helpers/settle';
import { freshVisits } from '../../helpers/visit';

freshVisits();

type Bridge = typeof import('../../../src/bridge/jquery/jquery') & typeof import('../../../src/bridge/jquery/events');
const page = window as unknown as { jQuery?: unknown; Cookies?: unknown };

/** Imports the bridge's modules anew, with or without jQuery on the page. */
async function load(withJQuery: boolean): Promise<Bridge> {
  vi.resetModules();
  if (withJQuery) page.jQuery = jQuery;
  const bridge = {
    ...(await import('../../../src/bridge/jquery/jquery')),
    ...(await import('../../../src/bridge/jquery/events')),
  };
  if (withJQuery) await import('../../../src/bridge/jquery/bridge');
  return bridge;
}

/** Loads everything that is in the chunk of jQuery's bridge. */
async function loadChunk(): Promise<void> {
  await load(true);
  await import('../../../src/entry/chunks/jquery');
}

beforeEach(() => {
  delete page.jQuery;
  for (const target of [window, document, document.body]) jQuery(target).off();
});

describe('without jQuery', () => {
  it('triggering does nothing, and there is no data', async () => {
    const { trigger, triggerHandler, jQueryData, jQueryBridge } = await load(false);
    trigger('added_to_cart', [1]);
    expect([triggerHandler('x', []), jQueryData(document.body), jQueryBridge()]).toEqual([undefined, {}, undefined]);
  });

  it('listeners are bound when jQuery comes, and to the next jQuery too', async () => {
    const { onEvent } = await load(false);
    const { installJQuery } = await import('../../../src/bridge/jquery/bridge');
    const bound: string[] = [];
    const fake = (name: string) =>
      ({ on: (events: string) => bound.push(`${name} ${events}`) }) as unknown as JQueryBridge;
    onEvent('wc_fragment_refresh', () => {});
    expect(bound).toEqual([]);
    installJQuery(fake('first'));
    installJQuery(fake('second'));
    expect(bound).toEqual(['first wc_fragment_refresh', 'second wc_fragment_refresh']);
  });
});

describe('with the real jQuery', () => {
  it('triggers with positional arguments; elements arrive as jQuery objects', async () => {
    const { trigger } = await load(true);
    document.body.innerHTML = '<a id="b"></a>';
    const seen: unknown[] = [];
    jQuery(document.body).on('added_to_cart', (_event, fragments, hash, $button) =>
      seen.push(fragments, hash, $button.attr('id')),
    );
    const fragments = { a: 'b' };
    trigger('added_to_cart', [fragments, 'h', document.getElementById('b')]);
    expect(seen).toEqual([fragments, 'h', 'b']);
  });

  it('continues when a handler throws, and reports the error', async () => {
    const { trigger } = await load(true);
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (cause: unknown) => reported.push(cause));
    jQuery(document.body).on('removed_from_cart', () => {
      throw new Error('a plugin’s mistake');
    });
    trigger('removed_from_cart');
    expect(reported).toEqual([new Error('a plugin’s mistake')]);
  });

  it('lets handlers change what they are handed', async () => {
    const { trigger } = await load(true);
    const data: Record<string, string> = { product_id: '1' };
    jQuery(document.body).on('adding_to_cart', (_event, _button, fields) => {
      fields.gift = 'yes';
    });
    trigger('adding_to_cart', [document.body, data]);
    expect(data).toEqual({ product_id: '1', gift: 'yes' });
  });

  it('hears a veto, given by namespace as plugins do', async () => {
    const { triggerHandler } = await load(true);
    jQuery(document.body).on('should_send_ajax_request.adding_to_cart', () => false);
    expect(triggerHandler('should_send_ajax_request.adding_to_cart', [document.body])).toBe(false);
  });

  it('hears the events of other scripts and not its own', async () => {
    const { trigger, onEvent } = await load(true);
    const heard: unknown[] = [];
    onEvent('wc_fragment_refresh added_to_cart', (...args) => heard.push(args));
    trigger('added_to_cart', [1]);
    expect(heard).toEqual([]);
    jQuery(document.body).trigger('added_to_cart', [2, 3]);
    jQuery(document.body).trigger('wc_fragment_refresh');
    expect(heard).toEqual([[2, 3], []]);
  });

  it('obeys a command that a listener gives during its own event', async () => {
    const { trigger, onEvent } = await load(true);
    const heard: string[] = [];
    onEvent('wc_fragment_refresh', () => heard.push('refresh'));
    jQuery(document.body).on('added_to_cart', () => void jQuery(document.body).trigger('wc_fragment_refresh'));
    trigger('added_to_cart');
    expect(heard).toEqual(['refresh']);
  });

  describe('with a click that a script triggers on a link', () => {
    /** The native clicks on the document, each with whether its default was prevented. */
    const press = (act: () => void): boolean[] => {
      const heard: Event[] = [];
      const note = (event: Event) => void heard.push(event);
      document.addEventListener('click', note);
      act();
      document.removeEventListener('click', note);
      return heard.map(({ defaultPrevented }) => defaultPrevented);
    };

    beforeEach(async () => {
      document.body.innerHTML =
        '<a class="add_to_cart_button" href="?add-to-cart=1">Add</a><a id="tab" href="#tab">Tab</a><b></b>';
      await load(true);
      Object.assign(setPage().stores, { answers: (link: Element) => link.matches('.add_to_cart_button') });
    });

    it('passes the click on to the DOM once; jQuery’s handlers hear it once, and the link is not followed', () => {
      const handler = vi.fn();
      jQuery(document.body).on('click', '.add_to_cart_button', handler);
      expect(press(() => void jQuery('.add_to_cart_button').trigger('click'))).toEqual([true]);
      expect(handler).toHaveBeenCalledOnce();
    });

    it('leaves the click to the handler that has dealt with it', () => {
      jQuery(document.body).on('click', 'a', () => false);
      expect(press(() => void jQuery('.add_to_cart_button').trigger('click'))).toEqual([]);
    });

    it('leaves clicks alone that the DOM hears anyway, that are on other links, or that are triggered again meanwhile', () => {
      expect(press(() => void jQuery('b').trigger('click'))).toEqual([false]);
      expect(press(() => void jQuery('#tab').trigger('click'))).toEqual([]);
      document
        .querySelector('.add_to_cart_button')
        ?.addEventListener('click', () => void jQuery('.add_to_cart_button').trigger('click'));
      expect(press(() => void jQuery('.add_to_cart_button').trigger('click'))).toEqual([true]);
    });
  });

  describe('with a script that brings its own jQuery', () => {
    const theirs = () => {
      const heard: string[] = [];
      const on = (events: string) => void heard.push(events);
      return { heard, jQuery: Object.assign(() => ({ on, trigger: on }), { fn: {} }) };
    };
    const loaded = () => {
      dispatchEvent(new Event('load'));
      return settle();
    };

    it('hears each event once when that script removes its jQuery later', async () => {
      const { trigger, onEvent } = await load(true);
      const heard: string[] = [];
      const hear = (name: string) => onEvent(name, () => heard.push(name));
      hear('wc_fragment_refresh');
      page.jQuery = theirs().jQuery;
      await loaded();
      hear('added_to_cart');
      page.jQuery = jQuery;
      await loaded();
      for (const name of ['wc_fragment_refresh', 'added_to_cart']) jQuery(document.body).trigger(name);
      expect(heard).toEqual(['wc_fragment_refresh', 'added_to_cart']);
      trigger('wc_fragment_refresh');
      expect(heard).toHaveLength(2);
    });

    it('tells events to the page’s own jQuery when that script’s file gives the name back', async () => {
      const { trigger } = await load(true);
      const other = theirs();
      const told = vi.fn();
      jQuery(document.body).on('added_to_cart', told);
      page.jQuery = other.jQuery;
      const isLoaded = loaded();
      page.jQuery = jQuery;
      await isLoaded;
      trigger('added_to_cart');
      expect([told.mock.calls.length, other.heard]).toEqual([1, []]);
    });
  });

  it('hears a change that only jQuery knows of, and not the browser’s own change', async () => {
    const { onTriggeredChange } = await load(true);
    document.body.innerHTML = '<select class="orderby"><option>a</option></select>';
    const select = document.querySelector('select') as HTMLSelectElement;
    const heard: Element[] = [];
    onTriggeredChange('.orderby', (field) => heard.push(field));
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(heard).toEqual([]);
    jQuery(select).trigger('change');
    expect(heard).toEqual([select]);
  });

  it('gives what plugins keep with .data(), without functions, nodes and collections', async () => {
    const { jQueryData } = await load(true);
    document.body.innerHTML = '<a data-product_id="12"></a>';
    const link = document.querySelector('a') as HTMLElement;
    jQuery(link).data({ nyp: 4.5, options: { a: [1] }, callback() {}, node: link, $node: jQuery(link) });
    expect(jQueryData(link)).toEqual({ nyp: 4.5, options: { a: [1] }, product_id: 12 });
  });
});

describe('calls through jQuery.ajax', () => {
  const wire = {
    method: 'POST',
    url: '/?wc-ajax=add_to_cart',
    body: 'product_id=1',
    type: 'json',
    timeout: 900,
  } as const;
  type Settings = Record<string, unknown> & {
    success(data: unknown, status: string, xhr: object): void;
    error(xhr: object): void;
  };

  async function send(answer: (settings: Settings) => void) {
    const { jQueryBridge } = await load(true);
    const ajax = vi.spyOn(jQuery, 'ajax').mockImplementation(((settings: Settings) => {
      const failures: ((xhr: object) => void)[] = [];
      let failed: object | undefined;
      answer({
        ...settings,
        error: (xhr) => {
          failed = xhr;
          for (const run of failures) run(xhr);
        },
      });
      return { abort() {}, fail: (run: (xhr: object) => void) => (failed ? run(failed) : failures.push(run)) };
    }) as never);
    vi.resetModules();
    page.jQuery = jQuery;
    const result = jQueryBridge()?.send?.(
      wire,
      ({ status, text }) => `${status} ${text}`,
      CallError,
      () => undefined,
    );
    return { ajax, result };
  }

  it('carry the body as text, so that filters see it, and answer before the promise settles', async () => {
    const { ajax, result } = await send(({ success }) =>
      success({}, 'success', { status: 200, statusText: 'OK', responseText: '{}' }),
    );
    expect(ajax.mock.calls[0]?.[0]).toMatchObject({
      type: 'POST',
      url: wire.url,
      data: 'product_id=1',
      dataType: 'json',
      timeout: 900,
    });
    expect(await result).toBe('200 {}');
  });

  it('give an answer that jQuery could not parse', async () => {
    const { result } = await send(({ error }) =>
      error({ status: 200, statusText: 'parsererror', responseText: '<p>' }),
    );
    expect(await result).toBe('200 <p>');
  });

  it.each([
    ['timeout', 'timeout', true],
    ['error', 'fetch_error', true],
    ['abort', 'aborted', true],
    ['canceled', 'aborted', false],
  ])('fail with %s as %s', async (statusText, code, sent) => {
    const { result } = await send(({ error }) => error({ status: 0, statusText }));
    await expect(result).rejects.toMatchObject({ code, sent });
  });

  it('do not fail while the shopper leaves the page', async () => {
    const stay = leavePage();
    const { result } = await send(({ error }) => error({ status: 0, statusText: 'error' }));
    const failed = vi.fn();
    const told = result?.catch(failed);
    await settle();
    expect(failed).not.toHaveBeenCalled();
    stay();
    await told;
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'fetch_error', sent: true }));
    vi.unstubAllGlobals();
  });

  describe('that a script of the page cancels before they are sent', () => {
    let isCancelling = false;
    // jQuery keeps its filters for ever.
    afterEach(() => {
      isCancelling = false;
      // `ajaxSetup` ignores undefined, so null resets the option.
      jQuery.ajaxSetup({ beforeSend: null as never });
    });

    it.each([
      ['beforeSend', () => jQuery.ajaxSetup({ beforeSend: () => false })],
      ['a filter', () => jQuery.ajaxPrefilter((_settings, _given, request) => void (isCancelling && request.abort()))],
    ])('fail at once, by %s', async (_way, cancel) => {
      const { jQueryBridge } = await load(true);
      isCancelling = true;
      cancel();
      const failed = vi.fn();
      jQueryBridge()
        ?.send?.(
          wire,
          () => 'read',
          CallError,
          () => undefined,
        )
        .catch(failed);
      await Promise.resolve();
      expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'aborted', sent: false }));
    });
  });

  describe('whose answer comes from another site, after a redirect', () => {
    /** A fake of a browser's request at a certain state. */
    const makeRequest = (responseURL: string) =>
      Object.assign(new EventTarget(), {
        readyState: 2,
        responseURL,
        open() {},
        setRequestHeader() {},
        send() {},
        abort() {},
        getAllResponseHeaders: () => '',
      });
    const refusal = new CallError('foreign');
    const before = jQuery.ajaxSettings;
    afterEach(() => void jQuery.ajaxSetup({ xhr: before.xhr }));

    async function answerFrom(address: string) {
      const { jQueryBridge } = await load(true);
      const request = makeRequest(address);
      jQuery.ajaxSetup({ xhr: () => request as never });
      const heard: string[] = [];
      jQuery(document).on('ajaxSuccess', () => void heard.push('success'));
      const read = vi.fn();
      const call = jQueryBridge()?.send?.(wire, read, CallError, (from) =>
        from.startsWith('https://evil.example') ? refusal : undefined,
      );
      const outcome = call?.catch((error) => error);
      const abort = vi.spyOn(request, 'abort');
      request.dispatchEvent(new Event('readystatechange'));
      return { outcome, heard, read, abort };
    }

    it('are broken off before anybody can read the answer', async () => {
      const { outcome, heard, read, abort } = await answerFrom('https://evil.example/stolen');
      expect(await outcome).toBe(refusal);
      expect([heard, read.mock.calls]).toEqual([[], []]);
      expect(abort).toHaveBeenCalled();
    });

    it('go on where the answer comes from this site', async () => {
      const { abort } = await answerFrom('https://shop.example/');
      expect(abort).not.toHaveBeenCalled();
    });
  });
});

describe('functions that plugins call on jQuery', () => {
  const NAMES = ['block', 'unblock', 'wc_variation_form', 'wc_product_gallery'];
  const $ = jQuery as unknown as ((selector: string) => Record<string, (options?: object) => unknown>) & {
    scroll_to_notices?: unknown;
  };
  let loader: FakePage;

  /** The page's loader has run; the chunk has not come yet. */
  beforeEach(() => {
    for (const name of NAMES) delete (jQuery.fn as unknown as Record<string, unknown>)[name];
    delete $.scroll_to_notices;
    delete page.Cookies;
    page.jQuery = jQuery;
    loader = setPage();
    loader.takeCalls = keepLegacyCalls(() => {});
  });

  it('do their work where WooCommerce’s scripts are gone', async () => {
    await loadChunk();
    // jQuery says in its own time that the page is ready.
    await until(() => expect(page.Cookies).toBeDefined());
    document.body.innerHTML = '<form></form>';
    $('form').block?.({ message: null, overlayCSS: { background: '#fff', opacity: 0.6 } });
    const overlay = document.querySelector<HTMLElement>('form > .blockOverlay');
    expect(overlay?.style.opacity).toBe('0.6');
    $('form').block?.({});
    $('form').unblock?.();
    expect(document.querySelector('.blockOverlay')).toBeNull();
    expect(typeof $.scroll_to_notices).toBe('function');
    expect(typeof (page.Cookies as { get: unknown }).get).toBe('function');
  });

  it('do the calls from before the chunk loaded, even if one of them throws', async () => {
    document.body.innerHTML =
      '<form></form><div class="item"></div><div class="item"></div><div class="pictures"></div>';
    const mounted: string[] = [];
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    loader.mount = async (host, name) => void mounted.push(`${host.className} ${name}`);
    (jQuery.fn as unknown as Record<string, (this: unknown) => unknown>).block?.call('no collection');
    expect($('.item').wc_variation_form?.()).toHaveProperty('jquery');
    $('.pictures').wc_product_gallery?.({});
    $('form').block?.();
    await loadChunk();
    await until(() => expect(mounted).toEqual(['item variations', 'item variations', 'pictures product-gallery']));
    expect(loader.woken).toEqual(['product-page']);
    expect(document.querySelectorAll('form > .blockOverlay')).toHaveLength(1);
    expect(reported).toHaveBeenCalledOnce();
  });

  it('leave a form to WooCommerce’s script where that is at work', async () => {
    document.body.innerHTML = '<div class="item"></div>';
    const mounted: string[] = [];
    loader.mount = async (host) => void mounted.push(host.className);
    loader.originals.add(ORIGINAL_VARIATIONS);
    $('.item').wc_variation_form?.();
    await loadChunk();
    await until(() => expect(page.Cookies).toBeDefined());
    expect(mounted).toEqual([]);
  });
});
