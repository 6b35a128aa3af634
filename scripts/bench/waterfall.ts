/**
 * Owns the drawing of what a product's page asks for, step by step: the decision has it, docs/performance.md shows it.
 */
import { readFileSync } from 'node:fs';

const DECISION = 'docs/decisions/loading.md';

/** The drawing as a block of Markdown. @throws where the decision has none */
export function drawnWaterfall(decisions = readFileSync(DECISION, 'utf8')): string {
  const [drawing] = /^```\nbefore\b[\s\S]*?^```$/m.exec(decisions) ?? [];
  if (!drawing) throw new Error(`${DECISION} has no drawing that begins with "before".`);
  return `What the page asks for, and in which step: a file that is known only from another one costs a way to the shop and back. Before is the build that looked at each file first ([why](${DECISION.replace('docs/', '')})).\n\n${drawing}`;
}
