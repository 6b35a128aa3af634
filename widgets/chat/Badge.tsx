/** The badge on the chat's button, with the number of waiting messages. */
import type { Ref } from 'react';
import type { BadgeProps } from './contract';

interface Props extends BadgeProps {
  /** Receives the outer element, which fades in. */
  badgeRef?: Ref<HTMLSpanElement>;
}

/** The badge in the two boxes that the server prints, with their classes and styles. */
export const Badge = ({ className, style, badgeClassName, badgeStyle, text, badgeRef }: Props) => (
  <span ref={badgeRef} className={className} style={style}>
    <span key={text} className={badgeClassName} style={badgeStyle}>
      {text}
    </span>
  </span>
);
