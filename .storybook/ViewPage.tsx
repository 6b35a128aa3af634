/** A view's page: the live example, and everything that a designer has to know to style and place the view. */
import { ArgTypes, Canvas, Controls, Markdown, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ModuleExport, ModuleExports } from 'storybook/internal/types';
import type { Anatomy, Key, Part } from '../stories/anatomy/anatomy';
import { dialogKeys, dialogParts } from '../stories/anatomy/dialog';
import { codesOf } from './code.ts';
import { ShowCode } from './ShowCode.tsx';
import { Properties, States, withLinks } from './WidgetPage.tsx';
import type { State } from './widgetFacts.ts';

interface ViewPageProps {
  /** The island's name. */
  widget: string;
  anatomy: Anatomy;
  /** The modules of the view's stories and of the real page's stories. */
  stories: ModuleExports;
  pages: ModuleExports;
  readme: string;
  states: readonly State[];
  properties: readonly string[];
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const code = (text: string | undefined) => (text ? `\`${text}\`` : '');
const partRow = ({ part, className, is }: Part) => [
  code(part && `[data-part="${part}"]`),
  code(className && `.${className}`),
  is,
];
const keyRow = ([keys, does]: Key) => [keys, does];

const Parts = ({ anatomy: { isDialog, parts } }: Pick<ViewPageProps, 'anatomy'>) => (
  <>
    <h2>Anatomy</h2>
    <Markdown>
      {table(['Part', 'Class', 'What it is'], [...(isDialog ? dialogParts : []), ...parts].map(partRow))}
    </Markdown>
  </>
);

function Keyboard({ anatomy: { isDialog, keyboard } }: Pick<ViewPageProps, 'anatomy'>) {
  const keys = [...(isDialog ? dialogKeys : []), ...keyboard];
  return (
    <>
      <h2>Keyboard</h2>
      {keys.length ? (
        <Markdown>{table(['Key', 'What it does'], keys.map(keyRow))}</Markdown>
      ) : (
        <p>None: there is nothing to press.</p>
      )}
    </>
  );
}

const List = ({ title, sentences }: { title: string; sentences: readonly string[] }) => (
  <>
    <h3>{title}</h3>
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
);

const WhenToUse = ({ anatomy: { advice } }: Pick<ViewPageProps, 'anatomy'>) => (
  <>
    <h2>When to use it</h2>
    <p>{advice.use}</p>
    <List title="Do" sentences={advice.dos} />
    <List title="Don’t" sentences={advice.donts} />
  </>
);

/** A story with its code below it. */
function Example({ of }: { of: ModuleExport }) {
  const { story } = useOf(of, ['story']);
  return (
    <>
      <Canvas of={of} sourceState="none" />
      <ShowCode codes={codesOf({ args: story.initialArgs, parameters: story.parameters })} />
    </>
  );
}

/** A section of the README, without its heading. */
const sectionOf = (readme: string, title: string) =>
  new RegExp(`^## ${title}\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(readme)?.[1]?.trim() ?? '';
/** The README's first paragraph. */
const sentenceOf = (readme: string) => /^# .*\n\n(.*)/.exec(readme)?.[1] ?? '';

export function ViewPage({ widget, anatomy, stories, pages, readme, states, properties }: ViewPageProps) {
  const [first, ...others] = states;
  const example = stories[anatomy.example];
  return (
    <>
      <Title />
      <Subtitle>
        <Markdown>{withLinks(sentenceOf(readme))}</Markdown>
      </Subtitle>
      <Example of={example} />
      <details>
        <summary>Change its props</summary>
        <Controls of={example} />
      </details>
      <WhenToUse anatomy={anatomy} />
      <Parts anatomy={anatomy} />
      <h2>Props</h2>
      <ArgTypes of={stories} />
      <Properties properties={properties} />
      <h2>Events</h2>
      <Markdown>{withLinks(sectionOf(readme, 'Events'))}</Markdown>
      <Keyboard anatomy={anatomy} />
      <h2>On a page</h2>
      <p>
        The server’s HTML, made alive by the loader. The island’s markup, its states and what it does without JavaScript
        are on{' '}
        <a href={`?path=/docs/islands-a-to-z-${widget}--docs`} target="_top">
          the page of its contract
        </a>
        .
      </p>
      <Example of={pages[anatomy.page[1]]} />
      {first && <States states={[first, ...others]} />}
    </>
  );
}
