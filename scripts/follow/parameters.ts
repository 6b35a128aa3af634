/** Reads the data that WooCommerce prints for its scripts: includes/class-wc-frontend-scripts.php. */

import { bodyOf } from './arrays';
import { keysOfVariable } from './keys';
import { withoutComments } from './php';

/** The keys of each script's data, by handle; an inner key stands behind a dot. */
export function readParameters(php: string): Map<string, string[]> {
  const body = bodyOf(withoutComments(php), 'get_script_data');
  const [, ...cases] = body.split(/\bcase\s+'/);
  return new Map(
    cases.map((text) => {
      const [handle = ''] = text.split("'");
      return [handle, [...new Set(keysOfVariable(text.split(/\bdefault\s*:/)[0] ?? '', 'params'))]];
    }),
  );
}
