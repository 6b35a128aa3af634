/** The island's own banner: a region that asks and leaves the rest of the page usable. */
import { useLayoutEffect, useRef } from 'react';
import { say } from '../../src/texts/say';
import { consentPolicy, consentPreferences, consentText, consentTitle } from '../../src/texts/table';
import { useStyles } from '../../src/ui/views/useStyles';
import { Words } from '../../src/ui/views/Words';
import { Choices, type ChoicesProps } from './Choices';
import type { BannerWords } from './contract';
import css from './styles.css?inline';

export interface BannerProps extends BannerWords, Pick<ChoicesProps, 'onReject' | 'onAccept'> {
  /** Runs when the visitor wants to choose by category. */
  onPreferences(): void;
  /** Runs when the banner is shown. Returns a function to run when it goes. */
  onShown?(banner: HTMLElement): (() => void) | undefined;
}

/** The banner. It shows its title, its question and three buttons. */
export function Banner({ title, text, policy, onReject, onAccept, onPreferences, onShown }: BannerProps) {
  const section = useRef<HTMLElement>(null);
  const heading = title || say(consentTitle);
  useStyles(css);
  useLayoutEffect(() => (section.current ? onShown?.(section.current) : undefined), [onShown]);
  return (
    <section
      ref={section}
      className="shop-islands shop-islands-consent"
      data-part="banner"
      aria-label={heading}
      data-open=""
    >
      <h2 key={heading} data-part="title">
        {heading}
      </h2>
      <p data-part="text">
        <Words>{text || say(consentText)}</Words>
        {policy && ' '}
        {policy && (
          <a href={policy.href}>
            <Words>{policy.text || say(consentPolicy)}</Words>
          </a>
        )}
      </p>
      <Choices other={say(consentPreferences)} onOther={onPreferences} onReject={onReject} onAccept={onAccept} />
    </section>
  );
}
