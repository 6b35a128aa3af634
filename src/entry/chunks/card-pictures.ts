/** Shows the picture of the chosen variation on a card: fetched with the first press of a swatch there. */
export * from '../../../widgets/loop-swatches/page/choicePicture';
