/** Swatches beside a plain select, for shops that print none: fetched where a theme asks for them. */
export * from '../../../widgets/swatches/made';
