/**
 * The theming page: every custom property with a control, its effect under each theme side by side, and the CSS to
 * copy.
 */
import { Markdown, Source } from '@storybook/addon-docs/blocks';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import guide from '../docs/theming.md?raw';
import { themes } from '../stories/themes/compose';
import './themingPage.css';
import { TokenControl } from './TokenControl.tsx';
import { type Changes, cssOf, valueIn } from './tokenChanges.ts';
import { tokenRows, tokensIn } from './tokenTable.ts';

const rows = tokenRows(guide);

/** The value that a row names, such as "250 ms"; "" if a theme's tokens give the value. */
const toldIn = (use: string) => /^([\d.]+)(?: (px|ms)\b)?/.exec(use)?.slice(1).join('') ?? '';

const SHOWN = {
  'views-cart-drawer--filled': 'Cart drawer',
  'views-cart-drawer--failed': 'Cart drawer that could not be loaded',
  'views-consent--the-banner': 'Privacy banner',
  'views-consent--the-preferences': 'Privacy preferences',
  'views-comparison-dialog--table': 'Comparison',
  'views-swatches--colours': 'Swatches',
  'views-filter-chips--chosen': 'Filter chips',
  'building-blocks-messages--several': 'Messages',
  'content-scrolling-tabs-and-long-text--reading-progress': 'Reading bar',
};

const FRAMES: [name: string, globals: string][] = [
  ['Demo shop', 'theme:demo'],
  ...Object.entries(themes).map(([theme, name]): [string, string] => [name, `theme:${theme}`]),
  ['Demo shop, dark', 'theme:demo;scheme:dark'],
];

/** A story under a theme, with the changes on top. */
function Frame({
  story,
  name,
  globals,
  css,
  onValues,
}: {
  story: string;
  name: string;
  globals: string;
  css: string;
  onValues?(page: Document): boolean;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const apply = (page: Document | null | undefined) => {
    if (!page?.head) return;
    const style =
      page.getElementById('theming-changes') ??
      page.head.appendChild(Object.assign(page.createElement('style'), { id: 'theming-changes' }));
    style.textContent = css;
  };
  useEffect(() => apply(frame.current?.contentDocument));
  const onLoad = ({ currentTarget: { contentDocument: page } }: SyntheticEvent<HTMLIFrameElement>) => {
    apply(page);
    // The theme and the tokens arrive together with the story.
    const observer = new MutationObserver(() => page && onValues?.(page) && observer.disconnect());
    if (page && onValues) observer.observe(page.body, { childList: true, subtree: true });
  };
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <iframe
        ref={frame}
        title={name}
        src={`iframe.html?viewMode=story&id=${story}&globals=${globals}`}
        onLoad={onLoad}
      />
    </figure>
  );
}

export function ThemingPage() {
  const [story, pickStory] = useState(Object.keys(SHOWN)[0] as string);
  const [changes, setChanges] = useState<Changes>({});
  const [values, setValues] = useState<Record<string, string>>({});
  const css = cssOf(changes);
  /** False as long as the page has no tokens. */
  const readValues = (page: Document) => {
    const changed = page.getElementById('theming-changes') as HTMLStyleElement | null;
    // The values are those without the changes.
    if (changed) changed.disabled = true;
    const read = Object.fromEntries(tokensIn(guide).map((name) => [name, valueIn(page, name)]));
    if (changed) changed.disabled = false;
    const hasTokens = read['--shop-islands-accent'] !== '';
    if (hasTokens) setValues(read);
    return hasTokens;
  };
  return (
    <>
      <div className="theming-page-controls">
        {rows.map(({ names, use }) => (
          <fieldset key={use + names[0]}>
            <legend>
              <Markdown>{use}</Markdown>
            </legend>
            {names.map((name) => (
              <TokenControl
                key={name}
                name={name}
                value={toldIn(use) || (values[name] ?? '')}
                change={changes[name] ?? ''}
                onChange={(value) => setChanges({ ...changes, [name]: value })}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <p className="theming-page-shown">
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
          <Frame
            key={story + name}
            story={story}
            name={name}
            globals={globals}
            css={css}
            {...(name === themes.storefront && { onValues: readValues })}
          />
        ))}
      </div>
      <h2>CSS to copy</h2>
      <Source code={css || '/* Change a property above. */'} language="css" />
    </>
  );
}
