/** Owns the message that replaces content which could not be loaded. */
import type { ReactNode } from 'react';
import { say } from '../../texts/say';
import { tryAgain } from '../../texts/table';
import { leaveButton } from '../covers/focus';

interface FailureProps {
  /** Its `data-part`. */
  part: string;
  /** Says what could not be loaded. */
  text: string;
  onRetry(): void;
  /** What else the shopper can do. */
  children?: ReactNode;
}

/**
 * Says what failed, with a button that tries again. The pressed button disappears, so the title of its dialog, or the
 * section around it, takes the focus.
 */
export function Failure({ part, text, onRetry, children }: FailureProps) {
  const onClick = (press: { currentTarget: HTMLElement }) => {
    leaveButton(press);
    onRetry();
  };
  return (
    <div role="alert" className="shop-islands-state" data-part={part}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d="M24 6a18 18 0 1 0 .1 0m0 9v12m0 4v3" />
      </svg>
      <p>{text}</p>
      <button type="button" className="button wp-element-button" onClick={onClick}>
        {say(tryAgain)}
      </button>
      {children}
    </div>
  );
}
