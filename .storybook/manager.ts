/** Adds a panel below each story: "Code", with what a person would write. */
import { createElement, useState } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useChannel, useStorybookState } from 'storybook/manager-api';
import { CodeTabs } from './CodeTabs.ts';
import { CODE_EVENT, type ShownCode } from './codeEvent.ts';

const PANEL = 'shop-islands/code-panel';

function CodePanel({ active }: { active: boolean }) {
  const { storyId } = useStorybookState();
  const [shown, show] = useState<ShownCode | undefined>(() => addons.getChannel().last(CODE_EVENT)?.[0]);
  useChannel({ [CODE_EVENT]: show });
  const codes = shown?.id === storyId ? shown.codes : [];
  // biome-ignore lint/correctness/noChildrenProp: the panel's type asks for it
  return createElement(AddonPanel, { active, children: createElement(CodeTabs, { key: storyId, codes }) });
}

addons.register(PANEL, () => {
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Code',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => createElement(CodePanel, { active: !!active }),
  });
});
