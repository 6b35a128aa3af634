/**
 * The chat's button: its name, its state, and its badge. Its face (a drawing, words, or a button that the style prints)
 * stays the server's. The view never moves it, because it may have the focus.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { say } from '../../src/texts/say';
import { chatBadge, chatWithUs } from '../../src/texts/table';
import { InsteadOf } from '../../src/ui/views/InsteadOf';
import { useServerAttributes } from '../../src/ui/views/useServerElement';
import { useStore } from '../../src/ui/views/useStore';
import { Badge } from './Badge';
import type { ButtonParts, ButtonStore } from './button/store';
import type { DialogStore } from './greeting/store';

export interface ChatButtonProps {
  button: ButtonStore;
  /** The dialog that the button opens; undefined where a press begins the chat. */
  greeting?: DialogStore | undefined;
  /** Makes the badge visible. It appears at once where it was in sight before the view came. */
  fadeIn(element: HTMLElement, isAtOnce: boolean): void;
}

interface ServerBadgeProps extends Pick<ChatButtonProps, 'fadeIn'> {
  badge: NonNullable<ButtonParts['badge']>;
  state: ReturnType<ButtonStore['$badge']['get']>;
}

function ServerBadge({ badge: { printed, server }, state, fadeIn }: ServerBadgeProps) {
  const element = useRef<HTMLSpanElement>(null);
  const [first] = useState(state);
  useLayoutEffect(() => {
    if (state === 'shown' && element.current) fadeIn(element.current, first === 'shown');
  }, [state, first, fadeIn]);
  return <InsteadOf element={server}>{state !== 'gone' && <Badge {...printed} badgeRef={element} />}</InsteadOf>;
}

interface NamedProps extends Omit<ChatButtonProps, 'greeting'> {
  /** The attributes that say which dialog the button opens, and whether it is open. */
  opens?: Record<string, string>;
}

function Named({ button: { control, call, badge, $badge }, opens, fadeIn }: NamedProps) {
  const state = useStore($badge);
  const name = call || say(chatWithUs);
  const said = state === 'shown' && badge?.printed.text;
  useServerAttributes(control, { 'aria-label': said ? say(chatBadge, { name, badge: said }) : name, ...opens });
  return badge ? <ServerBadge badge={badge} state={state} fadeIn={fadeIn} /> : null;
}

function Opener({ greeting: { frame, $isOpen }, ...named }: NamedProps & { greeting: DialogStore }) {
  const isOpen = !!useStore($isOpen);
  return (
    <Named {...named} opens={{ 'aria-haspopup': 'dialog', 'aria-controls': frame.id, 'aria-expanded': `${isOpen}` }} />
  );
}

/** The button. With a greeting it opens a dialog, and says so to assistive technology. */
export const ChatButton = ({ greeting, ...named }: ChatButtonProps) =>
  greeting ? <Opener greeting={greeting} {...named} /> : <Named {...named} />;
