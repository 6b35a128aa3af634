/**
 * Owns the drawing of the requests of a product's page, step by step. It is a part of a page of decisions, and
 * docs/performance.md shows it too.
 */
import { readFileSync } from 'node:fs';

const DECISION = 'docs/decisions/loading.md';

/** The drawing as a block of Markdown. @throws if the page of decisions has no drawing */
export function drawnWaterfall(decisions = readFileSync(DECISION, 'utf8')): string {
  const [drawing] = /^```\nbefore\b[\s\S]*?^```$/m.exec(decisions) ?? [];
  if (!drawing) throw new Error(`${DECISION} has no drawing that begins with "before".`);
  return `What the page asks for, and in which step: a file that is known only from another one costs a way to the shop and back. The column “before” shows an earlier build, which read each file before it asked for the files that the file names ([why](${DECISION.replace('docs/', '')})).\n\n${drawing}`;
}
