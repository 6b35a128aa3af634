/** "Show code" on a page of the designers' site. */
import { CodeTabs } from './CodeTabs.ts';
import type { Code } from './code.ts';

export const ShowCode = ({ codes }: { codes: readonly Code[] }) => (
  <details>
    <summary>Show code</summary>
    <CodeTabs codes={codes} />
  </details>
);
