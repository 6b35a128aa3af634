import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsOnClose, keyFor, periodOf } from '../../widgets/popup/period.rules';
import { type Group, parsePopupSettings } from '../../widgets/popup/settings.rules';
import { passesTiming } from '../../widgets/popup/timing.rules';

describe('settings of a popup', () => {
  it('have defaults where nothing is printed', () => {
    const settings = parsePopupSettings({});
    expect(settings).toMatchObject({
      openSelector: '',
      avoidsMultiple: false,
      closeButtonDelay: 0,
      closesAfter: 0,
      preventsScroll: false,
      closesOnBackground: true,
      closesOnEscape: true,
      isButtonOutside: false,
      // Elementor prints no switch that is off.
      keepsFocus: false,
      classes: [],
      animationDuration: 1.2,
    });
    expect([settings.triggers.size, settings.timing.size]).toEqual([0, 0]);
    expect([settings.entrance('desktop'), settings.exit('mobile')]).toEqual(['', '']);
  });

  it('are read as the server prints them', () => {
    const settings = parsePopupSettings({
      open_selector: ' .open ',
      avoid_multiple_popups: 'yes',
      close_button_delay: '2',
      close_automatically: 10,
      prevent_scroll: 'yes',
      prevent_close_on_background_click: 'yes',
      prevent_close_on_esc_key: 'yes',
      close_button_position: 'outside',
      a11y_navigation: 'yes',
      classes: ' big  gold ',
      entrance_animation_duration: { unit: 'px', size: '0.4' },
    });
    expect(settings).toMatchObject({
      openSelector: '.open',
      avoidsMultiple: true,
      closeButtonDelay: 2,
      closesAfter: 10,
      preventsScroll: true,
      closesOnBackground: false,
      closesOnEscape: false,
      isButtonOutside: true,
      keepsFocus: true,
      classes: ['big', 'gold'],
      animationDuration: 0.4,
    });
  });

  it('contain the groups that are switched on, and no others', () => {
    const { triggers, timing } = parsePopupSettings({
      triggers: { page_load: 'yes', page_load_delay: 4, click: '', inactivity: 'no', made_up: 'yes' },
      timing: { times: 'yes', times_times: '2', sessions_sessions: 5 },
    });
    expect([...triggers.keys()]).toEqual(['page_load']);
    expect(triggers.get('page_load')?.number('delay', 0)).toBe(4);
    expect([...timing.keys()]).toEqual(['times']);
    expect(timing.get('times')?.number('times', 3)).toBe(2);
  });

  it('accept an empty list, which PHP prints for an empty object', () => {
    const { triggers, timing } = parsePopupSettings({ triggers: [], timing: [] });
    expect([triggers.size, timing.size]).toEqual([0, 0]);
  });

  it.each([
    ['widescreen', 'zoomIn'],
    ['desktop', 'zoomIn'],
    ['laptop', 'zoomIn'],
    ['tablet', 'fadeIn'],
    ['mobile_extra', 'fadeIn'],
    ['mobile', ''],
    ['unheard-of', ''],
  ])('name an animation for %s: "%s"', (device, name) => {
    const { entrance } = parsePopupSettings({
      entrance_animation: 'zoomIn',
      entrance_animation_tablet: 'fadeIn',
      entrance_animation_mobile: 'none',
    });
    expect(entrance(device)).toBe(name);
  });

  it('name no animation where its name is invalid', () => {
    expect(parsePopupSettings({ exit_animation: 'fade out' }).exit('desktop')).toBe('');
    expect(parsePopupSettings({ exit_animation: { name: 'x' } }).exit('desktop')).toBe('');
  });

  const anything = fc.anything({ withNullPrototype: true, withObjectString: true, withSparseArray: true });
  const keys = [
    'triggers',
    'timing',
    'open_selector',
    'classes',
    'close_automatically',
    'entrance_animation',
    'entrance_animation_duration',
    'exit_animation',
  ];
  const names = [
    'page_load',
    'scrolling',
    'click',
    'page_views',
    'sessions',
    'url',
    'sources',
    'logged_in',
    'devices',
    'browsers',
    'schedule',
    'times',
  ];
  const parts = [
    '',
    'delay',
    'url',
    'action',
    'sources',
    'roles',
    'users',
    'devices',
    'browsers',
    'browsers_options',
    'start_date',
    'timezone',
    'times',
    'period',
  ];
  const groupKey = fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...parts))
    .map(([name, part]) => (part ? `${name}_${part}` : name));
  const groups = fc.dictionary(groupKey, fc.oneof(fc.constant('yes'), anything));
  const visit = {
    now: 0,
    referrer: 'https://other.example/',
    host: 'shop.example',
    userAgent: '',
    device: 'desktop',
    roles: ['customer'],
    pageViews: 1,
    sessions: 1,
    impressions: 0,
  };

  it('never throw, whatever their shape, nor do their rules', () => {
    fc.assert(
      fc.property(
        fc.oneof(anything, fc.dictionary(fc.constantFrom(...keys), fc.oneof(anything, groups))),
        (printed) => {
          const settings = parsePopupSettings(printed);
          expect(settings.entrance('tablet')).toMatch(/^[\w-]*$/);
          expect(settings.classes.every((name) => /^\S+$/.test(name))).toBe(true);
          expect(settings.closesAfter >= 0 && Number.isFinite(settings.closesAfter)).toBe(true);
          expect(typeof passesTiming(settings.timing, visit)).toBe('boolean');
        },
      ),
    );
  });
});

describe('the period of a popup’s impressions', () => {
  const times = (printed: Record<string, unknown>) =>
    parsePopupSettings({ timing: { times: 'yes', ...printed } }).timing.get('times') as Group;

  it.each([
    ['day', 86_400],
    ['week', 604_800],
    ['month', 2_628_288],
  ])('%s lasts %d seconds', (period, seconds) => {
    expect(periodOf(times({ times_period: period }))).toEqual({ kind: 'window', seconds });
  });

  it('is the session, or, in the older form, all time', () => {
    expect(periodOf(times({ times_period: 'session' }))).toEqual({ kind: 'session' });
    for (const period of ['', undefined, 'constructor', 7])
      expect(periodOf(times({ times_period: period }))).toEqual({ kind: 'always' });
  });

  it('counts openings, or closings where the shop says so', () => {
    expect(countsOnClose(times({}))).toBe(false);
    expect(countsOnClose(times({ times_count: '' }))).toBe(false);
    expect(countsOnClose(times({ times_count: 'close' }))).toBe(true);
  });

  it('has keys that contain the popup’s id, whatever letters that has', () => {
    expect(keyFor('popup-{id}-impressions-count', '22$&01')).toBe('popup-22$&01-impressions-count');
  });
});
