/** The island's own preferences: a modal dialog with a switch for each category. */
import { say } from '../../src/texts/say';
import * as texts from '../../src/texts/table';
import { Dialog } from '../../src/ui/views/Dialog';
import { useStyles } from '../../src/ui/views/useStyles';
import { Words } from '../../src/ui/views/Words';
import { Choices, type ChoicesProps } from './Choices';
import type { Category } from './contract';
import css from './preferences.css?inline';
import shared from './styles.css?inline';

export interface PreferencesProps extends Pick<ChoicesProps, 'onReject' | 'onAccept'> {
  isOpen: boolean;
  /** The categories in the order in which they are shown. */
  categories: readonly Pick<Category, 'slug' | 'name' | 'text' | 'isNecessary'>[];
  /** Which switches are on, by slug. Default: none. */
  switches: Readonly<Record<string, boolean>>;
  onSwitch(slug: string, isOn: boolean): void;
  /** Runs when the visitor agrees to the categories that are switched on. */
  onSave(): void;
  /** Runs when the visitor closes the dialog without a choice. */
  onClose(): void;
  /** Returns what gets the focus when the dialog closes, if what opened it has gone. Default: nothing. */
  returnFocusTo?(): HTMLElement | undefined;
}

/** Name and purpose of SPEC's categories. A shop prints those of its own categories. */
const WORDS: Readonly<Record<string, readonly [name: texts.Text, text: texts.Text]>> = {
  necessary: [texts.consentNecessary, texts.consentNecessaryText],
  functional: [texts.consentFunctional, texts.consentFunctionalText],
  analytics: [texts.consentAnalytics, texts.consentAnalyticsText],
  performance: [texts.consentPerformance, texts.consentPerformanceText],
  advertisement: [texts.consentAdvertisement, texts.consentAdvertisementText],
};

interface RowProps {
  category: PreferencesProps['categories'][number];
  isOn: boolean;
  onSwitch(isOn: boolean): void;
}

function Row({ category: { slug, name, text, isNecessary }, isOn, onSwitch }: RowProps) {
  const [known, purpose] = WORDS[slug] ?? [];
  const id = `shop-islands-consent-${slug}`;
  return (
    <div className="shop-islands-consent-row" data-part="row">
      <label data-part="name" htmlFor={id}>
        <Words>{name || (known ? say(known) : slug)}</Words>
      </label>
      {isNecessary && <span>{say(texts.consentAlwaysOn)}</span>}
      <input
        data-part="switch"
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
        role="switch"
        id={id}
        name={slug}
        disabled={isNecessary}
        checked={isOn}
        aria-describedby={`${id}-text`}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
      <p id={`${id}-text`} data-part="purpose">
        <Words>{text || (purpose ? say(purpose) : '')}</Words>
      </p>
    </div>
  );
}

/** The dialog. */
export function Preferences({
  isOpen,
  categories,
  switches,
  onSwitch,
  onReject,
  onAccept,
  onSave,
  onClose,
  returnFocusTo = () => undefined,
}: PreferencesProps) {
  useStyles(shared);
  return (
    <Dialog
      css={css}
      className="shop-islands-consent-preferences"
      backdropClassName="shop-islands-consent-backdrop"
      isOpen={isOpen}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      title={say(texts.consentPreferences)}
    >
      {/* Enter on a switch would submit the form: it neither saves nor throws away what the visitor has changed. */}
      <form onSubmit={(event) => event.preventDefault()}>
        {categories.map((category) => (
          <Row
            key={category.slug}
            category={category}
            isOn={switches[category.slug] === true}
            onSwitch={(isOn) => onSwitch(category.slug, isOn)}
          />
        ))}
        <Choices other={say(texts.consentSave)} onOther={onSave} onReject={onReject} onAccept={onAccept} />
      </form>
    </Dialog>
  );
}
