/** The one way a view adds its styles. */
import { useLayoutEffect } from 'react';
import { adoptStyles } from '../bridge/page/styles';
import tokens from './tokens.css?inline';

/** Adds a view's style sheets and the tokens that they use to the page, before anybody sees the view or the focus goes into it. */
export function useStyles(...texts: readonly string[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are the dependencies
  useLayoutEffect(() => adoptStyles(tokens, ...texts), texts);
}
