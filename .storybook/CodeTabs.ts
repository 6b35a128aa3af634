/**
 * A story's code to copy: a tab for HTML, and one for React if there is any. It is shown on pages and in Storybook's own
 * window; there JSX is compiled for a global `React`, which modules do not have, so this file has none.
 */
import { createElement } from 'react';
import { SyntaxHighlighter, TabsView } from 'storybook/internal/components';
import type { Code } from './code.ts';

export const CodeTabs = ({ codes }: { codes: readonly Code[] }) =>
  createElement(TabsView, {
    tabs: codes.map(({ name, language, text }) => ({
      id: name,
      title: name,
      children: () => createElement(SyntaxHighlighter, { copyable: true, padded: true, language }, text),
    })),
  });
