import { withPictures } from './pictures';

/**
 * ShopEngine's live search as its plugin prints it, and as its style sheet shows results: below the form, and only when
 * they are there.
 */
export const looks = `
  .shopengine-search-form { position: relative; max-width: 480px }
  .search-input-group { display: flex; gap: 4px }
  .search-input-group > * { min-height: 44px }
  .shopengine-search-result-container { position: absolute; inset: 100% 0 auto; display: none; height: 500px; border: 1px solid var(--line); background: var(--paper) }
  .sr-container-opened .shopengine-search-result-container { display: block }
  .shopengine-search-product__item { display: flex; gap: 12px; padding: 8px }
  .shopengine-search-product__item--content { flex: 1 }
  .shopengine-search-product__item--title { margin: 0 }
`;

/** One result in ShopEngine's markup. */
export const item = (name: string): string => `<div class="shopengine-search-product__item">
  <div class="shopengine-search-product__item--image"><img src="${withPictures(`/cover/${name.toLowerCase().replaceAll(' ', '-')}.svg`)}" alt="" width="56" height="70" /></div>
  <div class="shopengine-search-product__item--content">
    <h4 class="shopengine-search-product__item--title"><a href="#product">${name}</a></h4>
    <div class="shopengine-search-product__item--price">£39.99</div>
  </div>
  <a class="shopengine-search-more-btn" href="#product">›</a>
</div>`;

/** The answer of ShopEngine's route: results in their box. */
export const list = (...items: string[]): string => `<div class="shopengine-search-product">${items.join('')}</div>`;
