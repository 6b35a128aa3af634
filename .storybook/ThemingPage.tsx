/** The theming page: every custom property with a control, what it does under each theme side by side, and the CSS to copy. */
import { Source } from '@storybook/addon-docs/blocks';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import guide from '../docs/theming.md?raw';
import { themes } from '../stories/themes/compose';
import './themingPage.css';
import { type Changes, cssOf, valueIn } from './tokenChanges.ts';
import { tokensIn } from './tokenTable.ts';

const tokens = tokensIn(guide);

const SHOWN = {
  'views-cart-drawer--filled': 'Cart drawer',
  'views-consent--the-preferences': 'Privacy preferences',
  'views-swatches--colours': 'Swatches',
  'views-filter-chips--chosen': 'Filter chips',
  'building-blocks-messages--success': 'Message',
};

const FRAMES: [name: string, globals: string][] = [
  ...Object.entries(themes).map(([theme, name]): [string, string] => [name, `theme:${theme}`]),
  ['Demo shop, dark', 'theme:demo;scheme:dark'],
];

/** A story under a theme, with the changes on top. */
function Frame({ story, name, globals, css, onValues }: { story: string; name: string; globals: string; css: string; onValues?(page: Document): boolean }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const apply = (page: Document | null | undefined) => {
    if (!page?.head) return;
    const style = page.getElementById('theming-changes') ?? page.head.appendChild(Object.assign(page.createElement('style'), { id: 'theming-changes' }));
    style.textContent = css;
  };
  useEffect(() => apply(frame.current?.contentDocument));
  const onLoad = ({ currentTarget: { contentDocument: page } }: SyntheticEvent<HTMLIFrameElement>) => {
    apply(page);
    // The theme and the tokens come with the story.
    const observer = new MutationObserver(() => page && onValues?.(page) && observer.disconnect());
    if (page && onValues) observer.observe(page.body, { childList: true, subtree: true });
  };
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <iframe ref={frame} title={name} src={`iframe.html?viewMode=story&id=${story}&globals=${globals}`} onLoad={onLoad} />
    </figure>
  );
}

interface ControlProps {
  name: string;
  /** The value without a theme's own tokens; "" until it is known. */
  value: string;
  change: string | undefined;
  onChange(value: string): void;
}

/** A colour is picked, anything else typed. */
function Control({ name, value, change, onChange }: ControlProps) {
  const isColour = value.startsWith('#');
  return (
    <label>
      <code>{name}</code>
      <input
        type={isColour ? 'color' : 'text'}
        value={change ?? (isColour ? value : '')}
        placeholder={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

export function ThemingPage() {
  const [story, pickStory] = useState(Object.keys(SHOWN)[0] as string);
  const [changes, setChanges] = useState<Changes>({});
  const [values, setValues] = useState<Record<string, string>>({});
  const css = cssOf(changes);
  /** False as long as the page has no tokens. */
  const readValues = (page: Document) => {
    setValues(Object.fromEntries(tokens.map((name) => [name, valueIn(page, name)])));
    return valueIn(page, '--shop-islands-accent') !== '';
  };
  return (
    <>
      <div className="theming-page-controls">
        {tokens.map((name) => (
          <Control key={name} name={name} value={values[name] ?? ''} change={changes[name]} onChange={(value) => setChanges({ ...changes, [name]: value })} />
        ))}
      </div>
      <p>
        <label>
          Shown:{' '}
          <select value={story} onChange={({ target }) => pickStory(target.value)}>
            {Object.entries(SHOWN).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>{' '}
        <button type="button" onClick={() => setChanges({})}>
          Undo all
        </button>
      </p>
      <div className="theming-page-frames">
        {FRAMES.map(([name, globals]) => (
          <Frame key={story + name} story={story} name={name} globals={globals} css={css} {...(name === themes.storefront && { onValues: readValues })} />
        ))}
      </div>
      <h2>CSS to copy</h2>
      <Source code={css || '/* Change a property above. */'} language="css" />
    </>
  );
}
