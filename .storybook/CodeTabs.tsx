/** A story's code to copy: a tab for HTML, and one for React if there is any. */
import { SyntaxHighlighter, TabsView } from 'storybook/internal/components';
import type { Code } from './code.ts';

export const CodeTabs = ({ codes }: { codes: readonly Code[] }) => (
  <TabsView
    tabs={codes.map(({ name, language, text }) => ({
      id: name,
      title: name,
      children: () => (
        <SyntaxHighlighter copyable padded language={language}>
          {text}
        </SyntaxHighlighter>
      ),
    }))}
  />
);
