/**
 * Owns the globals that another page of the shop prints for what is taken out of it and shown on this one. They are
 * read as JSON text and never run, and what this page has itself stays.
 */

import { config } from '../../src/bridge/page/islands';
import { parseStored } from '../../src/bridge/page/storedJson';
import { ownGlobal } from '../../src/dom/ownGlobal';
import type { Config } from '../../src/island/types';
import { firstJson } from '../../src/rules/firstJson';

/** Keyed by variation, so that those of several products can stand side by side. */
const SALES = 'ShopEngineSaleVariations';

const ASSIGNMENT = new RegExp(`\\b(?:(?:var|let|const)\\s+|window\\.)(\\w+_params|${SALES})\\s*=\\s*(?=[{[])`, 'g');

function put(name: string, values: unknown): void {
  const page = window as unknown as Record<string, unknown>;
  if (name === SALES) page[name] = { ...ownGlobal<object>(name), ...(values as object) };
  else if (!Object.hasOwn(page, name) && !config().globals?.[name]) page[name] = values;
}

/**
 * Puts the globals of a parsed page where `pageGlobal` finds them: `…_params`, the per cents of variations, and those
 * of its config script.
 */
export function takePageParams(page: ParentNode): void {
  for (const script of page.querySelectorAll('script')) {
    const text = script.textContent ?? '';
    if (script.matches('[data-islands-config]')) {
      const { globals = {} } = Object(parseStored(text)) as Config;
      for (const [name, values] of Object.entries(globals)) put(name, values);
    }
    for (const { 0: assignment, 1: name = '', index } of text.matchAll(ASSIGNMENT)) {
      const values = parseStored(firstJson(text.slice(index + assignment.length)));
      if (values) put(name, values);
    }
  }
}
