import { describe, expect, it } from 'vitest';
import type { Variation } from '../../src/rules/variation';
import { imageAttributes, imageOf, isThumbOf } from '../../widgets/variations/picture/rules';

const image = { src: 'red.jpg', src_w: 600, full_src: 'red-full.jpg', gallery_thumbnail_src: 'red-100.jpg' };
const red: Variation = { variation_id: 1, attributes: {}, image };

describe('a variation’s picture', () => {
  it('is its own, if that has an address', () => {
    expect(imageOf(red)).toBe(image);
    expect([
      imageOf(),
      imageOf({ ...red, image: { title: 'Red' } }),
      imageOf({ ...red, image: undefined as never }),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('sets the picture’s attributes, also the large one for the lightbox', () => {
    expect(imageAttributes(image)).toMatchObject({
      src: 'red.jpg',
      width: 600,
      'data-large_image': 'red-full.jpg',
      alt: undefined,
    });
  });

  it('is recognised by the address of its thumbnail', () => {
    expect([isThumbOf(image, 'red-100.jpg'), isThumbOf(image, 'blue-100.jpg')]).toEqual([true, false]);
    // A thumbnail without an address belongs to no picture, and no picture has one.
    expect([isThumbOf({ src: 'red.jpg', gallery_thumbnail_src: '' }, ''), isThumbOf(undefined, null)]).toEqual([
      false,
      false,
    ]);
  });
});
