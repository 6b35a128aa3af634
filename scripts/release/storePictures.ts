/** Owns which pictures the plugin's page in WordPress' directory has, and in which sizes. */

/** Their folder, by the directory's convention. It is no part of the plugin. */
export const FOLDER = '.wordpress-org';

/** Pictures that are drawn from an SVG file: the directory's sizes, each also for screens with twice the pixels. */
export const PICTURES = [
  { source: 'icon', width: 128, height: 128 },
  { source: 'icon', width: 256, height: 256 },
  { source: 'banner', width: 772, height: 250 },
  { source: 'banner', width: 1544, height: 500 },
] as const;

/** The screenshots in the order of the readme's captions. */
export const SCREENSHOTS = [
  { from: 'docs/images/listing.png' },
  { from: 'docs/images/product.png' },
  { from: 'docs/images/checkout.png' },
  { from: 'docs/images/comparison.png' },
] as const;
