/**
 * Examines a page while it runs, by the rules of the doctor: its config, and the names that it gives to hosts. Reads
 * only.
 */
import { readConfigScripts } from '../dom/configScripts';
import type { Problem } from '../island/types';
import { configProblems, nameProblems } from '../rules/configProblems';

const attribute = 'data-island';

/** The problems of the page, without mere notes. @param islands every island's name */
export function examinePage(islands: readonly string[]): Problem[] {
  const { config, broken } = readConfigScripts(document);
  const named = [...document.querySelectorAll(`[${attribute}]`)].map((host) => host.getAttribute(attribute) as string);
  const found = [...configProblems(config, broken, islands), ...nameProblems(named, islands)];
  return found.filter(({ level }) => level !== 'note').map(({ what, why, fix }) => ({ what, why, fix }));
}
