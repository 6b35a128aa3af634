// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFeed, readNotification, timeOf } from '../../widgets/social-proof/notifications.rules';

const mara = {
  id: 'n1',
  widgetId: 'w1',
  firstName: 'Mara',
  count: 3,
  location: { city: 'Leeds', region: 'Yorkshire', country: 'United Kingdom' },
  image: 'https://cdn.example/mara.png',
  cart: [{ name: 'Ashfall', price: '£29.99', productImageUrl: '/a.png', productUrl: '/product/ashfall/' }],
};

describe('a notification', () => {
  it('has the fields that SPEC 3.13 names', () => {
    expect(readNotification(mara)).toEqual({
      id: 'n1',
      widgetId: 'w1',
      firstName: 'Mara',
      count: 3,
      place: { city: 'Leeds', region: 'Yorkshire', country: 'United Kingdom' },
      imageUrl: 'https://cdn.example/mara.png',
      cart: [{ name: 'Ashfall', price: '£29.99', imageUrl: '/a.png', url: '/product/ashfall/' }],
    });
  });

  it.each([
    { id: '' },
    { id: 'a.b' },
    { id: 'x'.repeat(65) },
    { id: {} },
    { firstName: '', count: 0, cart: [] },
    { firstName: null, count: 'many', cart: [{ price: 3 }] },
  ])('is left out with %o', (change) => {
    expect(readNotification({ ...mara, ...change })).toBeUndefined();
  });

  it('takes numbers as text, and cuts long or broken words', () => {
    const odd = readNotification({
      ...mara,
      id: 7,
      firstName: `M\n${'a'.repeat(500)}`,
      count: '4.7',
      cart: [{ name: 'Relay', price: 12 }, null, 'x'],
    });
    expect(odd).toMatchObject({ id: '7', count: 4, cart: [{ name: 'Relay', price: '12', imageUrl: '', url: '' }] });
    expect(odd?.firstName).toHaveLength(200);
  });
});

describe('an answer', () => {
  it('has widgets, a limit, features and rules', () => {
    const answer = {
      notifications: [mara, { id: 'n2' }],
      widgets: [
        { id: 'w1', type: 'recent', position: 'top-right', displayTime: 5, delay: '3', permanentClose: false },
        { type: 'lost' },
      ],
      analytics: { limit: 5 },
      accountFeatures: { formCapture: true },
      formCaptureRules: [
        {
          widgetId: 'w1',
          widgetType: 'recent',
          page: '/letter/',
          form: '.f',
          fields: { email: 'mail' },
          successPage: '/thanks/',
        },
      ],
    };
    expect(readFeed(answer)).toMatchObject({
      notifications: [{ id: 'n1' }],
      widgets: [
        { id: 'w1', type: 'recent', position: 'top-right', displayTime: 5000, delay: 3000, isClosedForLong: false },
      ],
      analyticsLimit: 5,
      capturesForms: true,
      rules: [
        {
          widgetId: 'w1',
          widgetType: 'recent',
          page: '/letter/',
          form: '.f',
          firstName: '',
          email: 'mail',
          successPage: '/thanks/',
        },
      ],
    });
  });

  it('without its fields is empty, and no forms are captured', () => {
    expect(readFeed({})).toEqual({
      notifications: [],
      widgets: [],
      analyticsLimit: 20,
      capturesForms: false,
      rules: [],
    });
    expect(readFeed({ accountFeatures: { formCapture: 'yes' } }).capturesForms).toBe(false);
  });

  it('of any shape never throws', () => {
    const part = fc.oneof(
      fc.jsonValue(),
      fc.array(fc.dictionary(fc.constantFrom(...Object.keys(mara), 'fields', 'position'), fc.jsonValue())),
    );
    const names = ['notifications', 'widgets', 'analytics', 'accountFeatures', 'formCaptureRules'];
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...names), part)), (answer) => {
        for (const { id } of readFeed(answer).notifications) expect(id).toMatch(/^[\w-]{1,64}$/);
      }),
    );
  });
});

describe('a time in seconds', () => {
  it.each([
    [5, 5000],
    ['0.5', 500],
    [0, 0],
    [-1, undefined],
    [3601, undefined],
    ['soon', undefined],
    [null, undefined],
    [[5], undefined],
  ])('%s is %s', (value, milliseconds) => {
    expect(timeOf(value)).toBe(milliseconds);
  });
});
