import { describe, expect, it } from 'vitest';
import { isSearchRoute } from '../../widgets/live-search/route.rules';

describe('the search route', () => {
  it.each([
    'https://shop.example/wp-json/shopengine/v1/advanced-search/',
    '/wp-json/shopengine/v1/advanced-search?s=moon&nonce=a&product_cat=16',
    '/de/api/shopengine/v1/advanced-search/?s=rest_route',
    '/index.php?rest_route=/shopengine/v1/advanced-search/&s=moon',
  ])('is recognised below every root: %s', (address) => {
    expect(isSearchRoute(address)).toBe(true);
  });

  it.each([
    '/wp-json/wp/v2/users/1',
    '/wp-json/shopengine/v1/advanced-search/../../../wp/v2/users/1',
    '/wp-json/shopengine/v1/advanced-search/?rest_route=/wp/v2/users/1',
    '/wp-json/shopengine/v1/advanced-search/?rest.route=/wp/v2/users/1',
    '/wp-json/shopengine/v1/advanced-search/?%20rest[route=/wp/v2/users/1',
    '/wp-json/shopengine/v1/advanced-search/?rest_route[]=/wp/v2/users/1',
    '/wp-json/shopengine/v1/advanced-search/?_method=DELETE',
    '/wp-json/shopengine/v1/advanced-search/?%20_method=DELETE',
    '/index.php?rest_route=/shopengine/v1/advanced-search/&rest_route=/wp/v2/users/1',
    '/index.php?rest_route=/wp/v2/users/1',
    '/?s=moon',
    '',
    'https://',
  ])('is not recognised in an address that leads elsewhere: %s', (address) => {
    expect(isSearchRoute(address)).toBe(false);
  });
});
