/** A product's big pictures: fetched when a hand comes near a gallery. */
export * from '../../../widgets/product-gallery/page/lightbox';
