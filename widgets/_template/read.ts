/** Reads the template's host. It never throws: a missing or broken value gets a default. */
import { number, text } from '../../src/dom/attributes';
import type { TemplateProps } from './contract';

/** The host's `data-*`; without `data-start` the count begins at 0, without `data-max` it has no limit. */
export const readTemplate = (host: Element): TemplateProps => ({
  name: text(host, 'data-name'),
  start: number(host, 'data-start') ?? 0,
  max: number(host, 'data-max'),
});
