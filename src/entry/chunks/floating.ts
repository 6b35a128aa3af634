/** Places what floats in a view. Fetched with the first view that has suggestions. */
export { autoUpdate, flip, useFloating } from '@floating-ui/react-dom';
