/** What comes when a dialog opens: the view, and what its dialogs do to the page. */
import { jsx } from 'react/jsx-runtime';
import { createStage } from './dialogStage';
import type { ChatDialogs } from './dialogStore';
import { View as Dialogs } from './View';

export const View = ({ store: { greeting, $ask, body } }: { store: ChatDialogs }) => jsx(Dialogs, { greeting, $ask, body, createStage });
