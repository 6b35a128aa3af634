/** The code that comes with the chat's button: the view, and what its parts do to the page. */
import { jsx } from 'react/jsx-runtime';
import { SLOW } from './contract';
import { createStage } from './greeting/page/dialogStage';
import type { LiveChat } from './live';
import { show } from './page/show';
import { View as Chat } from './View';

const fadeIn = (element: HTMLElement, isAtOnce: boolean) => show(element, isAtOnce ? 0 : SLOW);

/** The chat's view with the effects of a page that shows it. */
export const View = ({
  store: { button, greeting, $ask, body },
}: {
  store: Pick<LiveChat, 'button' | 'greeting' | '$ask' | 'body'>;
}) => jsx(Chat, { button, greeting, $ask, body, createStage, fadeIn });
