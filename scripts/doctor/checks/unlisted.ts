/** Finds scripts of replaced plugins that no list knows: a new version of a plugin may have brought them. */
import { knownScript } from '../knownScripts';
import { isKnownToStay, pathInReplaced } from '../stayingScripts';
import type { Finding, Page, PageScript, ScriptReport } from '../types';

const FIX =
  'Look for a newer version of Shop Islands. If there is none, keep the script. If you know that it does nothing, take it out by the filter shop_islands_replaced_handles (docs/wordpress.md, "New scripts").';

/** A script whose tag has no id is left out: an optimiser has taken its handle away. */
function isUnlisted({ handle, src }: PageScript): boolean {
  const path = pathInReplaced(src);
  return !!handle && !!path && !knownScript(handle, src) && !isKnownToStay(handle, path);
}

function finding({ handle, src }: PageScript, known: readonly ScriptReport[]): Finding {
  const keeps = known.filter(({ neededBy }) => neededBy.includes(handle)).map((script) => script.handle);
  return {
    level: keeps.length ? 'warning' : 'note',
    what: `No list of this version knows ${handle} (${src}), a script of a plugin whose scripts islands replace.`,
    why: keeps.length
      ? `It stays, and because it may use them these stay too: ${keeps.join(', ')}.`
      : 'It stays. Nothing else stays because of it.',
    fix: FIX,
  };
}

/** @param known the scripts of the page that can go, and who needs them */
export const checkUnlisted = ({ scripts }: Page, known: readonly ScriptReport[]): Finding[] =>
  scripts.filter(isUnlisted).map((script) => finding(script, known));
