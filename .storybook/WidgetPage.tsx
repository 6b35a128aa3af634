/** An island's page: its README, each of its states under each theme, and the custom properties that its styles use. */
import { Markdown } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import tokens from '../src/ui/tokens.css?raw';
import { themes } from '../stories/themes/compose';
import { codesOf } from './code.ts';
import { ShowCode } from './ShowCode.tsx';
import type { State } from './widgetFacts.ts';
import './widgetPage.css';

interface WidgetPageProps {
  readme: string;
  /** The server's HTML, as the island's fixture has it. */
  fixture: string;
  states: readonly State[];
  properties: readonly string[];
}

/** Links to other widgets lead to their pages; the site has no other documents. */
export const withLinks = (readme: string) =>
  readme
    .replace(/\]\(\.\.\/([\w-]+)\/README\.md\)/g, '](?path=/docs/islands-a-to-z-$1--docs)')
    .replace(/\[([^\]]+)\]\(\.[^)]*\)/g, '$1');

const defaultOf = (property: string) =>
  new RegExp(`${property}:\\s*([^;]+);`).exec(tokens)?.[1]?.replace(/\s+/g, ' ') ?? 'none: set it where it is needed';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onPick(value: string): void;
}

const Choice = ({ label, value, options, onPick }: ChoiceProps) => (
  <label>
    {label}{' '}
    <select value={value} onChange={({ target }) => onPick(target.value)}>
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

export function States({ states }: { states: readonly [State, ...State[]] }) {
  const [state, pickState] = useState(states[0].id);
  const [theme, pickTheme] = useState('demo');
  return (
    <>
      <h2>States</h2>
      <p className="widget-page-picks">
        <Choice label="State" value={state} options={states.map(({ id, name }) => [id, name])} onPick={pickState} />
        <Choice
          label="Theme"
          value={theme}
          options={[['demo', 'Demo shop'], ...Object.entries(themes)]}
          onPick={pickTheme}
        />
        <a href={`?path=/story/${state}&globals=theme:${theme}`} target="_top">
          Open it
        </a>
      </p>
      <iframe
        className="widget-page-frame"
        title="The state"
        src={`iframe.html?viewMode=story&id=${state}&globals=theme:${theme}`}
        loading="lazy"
      />
    </>
  );
}

export const Properties = ({ properties }: Pick<WidgetPageProps, 'properties'>) => (
  <>
    <h2>Custom properties</h2>
    {properties.length ? (
      <div className="widget-page-table">
        <Markdown>
          {[
            '| Property | Default |',
            '|---|---|',
            ...properties.map((name) => `| \`${name}\` | \`${defaultOf(name)}\` |`),
          ].join('\n')}
        </Markdown>
      </div>
    ) : (
      <p>
        None: it changes classes, attributes and texts of the server’s own elements, which the theme and the plugin
        style.
      </p>
    )}
  </>
);

/** Splits a README into its heading with the first paragraph, and the rest. */
const parts = (readme: string) => /^(# .*\n\n.*\n)([\s\S]*)$/.exec(readme)?.slice(1) ?? [readme];

/** Shows what the island is, then the live example, then the rest. */
export function WidgetPage({ readme, fixture, states, properties }: WidgetPageProps) {
  const [first, ...others] = states;
  const [opening = '', rest = ''] = parts(withLinks(readme));
  return (
    <>
      <Markdown>{opening}</Markdown>
      {first && <States states={[first, ...others]} />}
      <ShowCode codes={codesOf({ parameters: { html: fixture } })} />
      <Markdown>{rest}</Markdown>
      <Properties properties={properties} />
    </>
  );
}
