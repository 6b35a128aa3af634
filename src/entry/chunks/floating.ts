/** Places what floats in a view: suggestions, panels, a greeting. Fetched with the first view that has any. */
export { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react-dom';
