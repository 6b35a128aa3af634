/** The one way a view brings its styles. */
import { useLayoutEffect } from 'react';
import { adoptStyles } from '../bridge/page/styles';
import tokens from './tokens.css?inline';

/** Adds a view's own style sheets to the page, and the tokens that they use: before anybody sees the view, or the focus goes into it. */
export function useStyles(...texts: readonly string[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are the dependencies
  useLayoutEffect(() => adoptStyles(tokens, ...texts), texts);
}
