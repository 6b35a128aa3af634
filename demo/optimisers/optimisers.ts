/**
 * The optimisers' changes to a page, by the name in the address: `?optimiser=delay`. A cookie keeps it for the visit.
 */
import type { BuildFile } from '../files';
import { body } from './body';
import { combine } from './combine';
import { css } from './css';
import { delay } from './delay';
import { lazy } from './lazy';
import { minify } from './minify';
import { rocket } from './rocket';

type Optimise = (html: string, build?: BuildFile) => string | Promise<string>;

export const OPTIMISERS: Readonly<Record<string, Optimise>> = {
  delay,
  combine,
  rocket,
  body,
  css,
  minify,
  lazy,
  // A page cache changes no HTML here. routes/visit.ts does its part: the page is printed for no particular visitor, is
  // old, and comes with somebody's cookies.
  cached: (html) => html,
};
