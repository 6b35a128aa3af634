/** Replaces a product's gallery by a variation's own: fetched where a variation has one. */
export * from '../../../widgets/variations/picture/page/replaceGallery';
