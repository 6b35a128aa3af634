/** Reads the template's host. It never throws: what is missing or broken has a default. */
import { number, text } from '../../src/dom/attributes';
import type { TemplateProps } from './contract';

export const readTemplate = (host: Element): TemplateProps => ({
  name: text(host, 'data-name'),
  start: number(host, 'data-start') ?? 0,
  max: number(host, 'data-max'),
});
