/**
 * Owns what "Show code" copies: what a person would write to have what a story shows. That is the server's HTML, and
 * React where `shop-islands/react` has a component for it.
 */

/** One tab of "Show code". */
export interface Code {
  name: 'HTML' | 'React';
  language: 'html' | 'tsx';
  text: string;
}

/** What a story's `parameters` may say of its code. */
interface StoryParameters {
  docs?: { description?: { component?: string } };
  /** The server's HTML, if neither the story's args nor a fixture have it. */
  html?: string;
  /** The page of docs/react/ whose component shows the same, without ".md". */
  react?: string;
}

/** A story, as far as its code depends on it. */
export interface CodedStory {
  /** Stories of server HTML have that HTML in `html`. */
  args?: Readonly<Record<string, unknown>>;
  parameters?: StoryParameters;
}

const fixtures = import.meta.glob<string>('../widgets/*/fixture.html', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const guides = import.meta.glob<string>('../docs/react/*.md', { eager: true, query: '?raw', import: 'default' });

/** The island of a view's stories: their description is its README, whose heading is its name. */
const islandOf = (parameters: StoryParameters) =>
  /^# ([\w-]+)$/m.exec(parameters.docs?.description?.component ?? '')?.[1];

/** The server's HTML. Styles are the story's own: they stand for a plugin's style sheet. */
function htmlOf({ args = {}, parameters = {} }: CodedStory): string {
  const printed =
    (typeof args.html === 'string' && args.html) ||
    parameters.html ||
    fixtures[`../widgets/${islandOf(parameters)}/fixture.html`];
  return (printed ?? '').replace(/<style>[\s\S]*?<\/style>/g, '').trim();
}

/** The example of a component's page. */
const reactOf = ({ parameters = {} }: CodedStory) =>
  /^```tsx\n([\s\S]*?)^```$/m.exec(guides[`../docs/react/${parameters.react}.md`] ?? '')?.[1]?.trim() ?? '';

/** The tabs of a story's code: those that have a text, HTML first. */
export const codesOf = (story: CodedStory): readonly Code[] =>
  (
    [
      { name: 'HTML', language: 'html', text: htmlOf(story) },
      { name: 'React', language: 'tsx', text: reactOf(story) },
    ] satisfies Code[]
  ).filter(({ text }) => text);
