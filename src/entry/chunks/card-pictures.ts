/** Pictures for what is chosen on a card: fetched with the first press of a swatch there. */
export * from '../../../widgets/loop-swatches/pictures';
