/** The one way a view adds its styles. */
import { useLayoutEffect } from 'react';
import { adoptStyles } from '../../bridge/page/styles';
import controls from '../controls.css?inline';
import tokens from '../tokens.css?inline';

/**
 * Adds a view's style sheets, and the tokens and controls that they use, to the page, before anybody sees the view or
 * the focus goes into it.
 */
export function useStyles(...texts: readonly string[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are the dependencies
  useLayoutEffect(() => adoptStyles(tokens, controls, ...texts), texts);
}
