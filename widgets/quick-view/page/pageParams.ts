/**
 * Owns the globals that a product's page prints and that its islands need when the product is shown on this page. They
 * are read as JSON and never run. A global that this page has itself stays as it is.
 */

import { config } from '../../../src/bridge/page/islands';
import { parseStored } from '../../../src/bridge/page/storedJson';
import { ownGlobal } from '../../../src/dom/ownGlobal';
import type { Config } from '../../../src/island/types';
import { firstJson } from '../../../src/rules/firstJson';

/** The keys are ids of variations, so the values of several products are merged. */
const SALES = 'ShopEngineSaleVariations';

const ASSIGNMENT = new RegExp(`\\b(?:(?:var|let|const)\\s+|window\\.)(\\w+_params|${SALES})\\s*=\\s*(?=[{[])`, 'g');

function put(name: string, values: unknown): void {
  const page = window as unknown as Record<string, unknown>;
  if (name === SALES) page[name] = { ...ownGlobal<object>(name), ...(values as object) };
  else if (!Object.hasOwn(page, name) && !config().globals?.[name]) page[name] = values;
}

/**
 * Puts the globals of a parsed page where `pageGlobal` finds them: `…_params`, the variations' percentages off, and
 * the globals of its config script.
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
