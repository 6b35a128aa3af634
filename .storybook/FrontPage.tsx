/** The front page: each group of the sidebar, with its purpose and its pages. */
import { useEffect, useState } from 'react';
import './frontPage.css';
import { groups } from './groups.ts';

interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

/** An entry of the sidebar; it leads to its docs, or else to its first story. */
interface Page {
  name: string;
  link: string;
  /** How many stories it has. */
  count: number;
}

/** The entries of the sidebar, by group. */
function pagesOf(entries: readonly Entry[]): Map<string, Page[]> {
  const byTitle = Map.groupBy(entries, ({ title }) => title);
  const pages = [...byTitle].map(([title, all]) => {
    const [group = '', name = ''] = title.split('/');
    const { id, type } = all.find((entry) => entry.type === 'docs') ?? (all[0] as Entry);
    return { group, name, link: `?path=/${type}/${id}`, count: all.filter((entry) => entry.type === 'story').length };
  });
  return Map.groupBy(pages, ({ group }) => group);
}

/** Reads the list of stories from which Storybook makes its sidebar. */
async function fetchEntries(): Promise<Entry[]> {
  const { entries } = (await (await fetch('index.json')).json()) as { entries: Record<string, Entry> };
  return Object.values(entries);
}

const stories = (count: number) => (count ? <small> {count === 1 ? '1 story' : `${count} stories`}</small> : null);

const Group = ({ name, holds, pages }: { name: string; holds: string; pages: readonly Page[] }) => (
  <section>
    <h2>{name}</h2>
    <p>{holds}</p>
    <ul>
      {pages.map((page) => (
        <li key={page.link}>
          <a href={page.link} target="_top">
            {page.name}
          </a>
          {stories(page.count)}
        </li>
      ))}
    </ul>
  </section>
);

/** The live example: the drawer, as a shop would show it. */
const Example = () => (
  <figure>
    <iframe title="The cart drawer" src="iframe.html?viewMode=story&id=views-cart-drawer--filled" />
    <figcaption>
      The{' '}
      <a href="?path=/docs/views-cart-drawer--docs" target="_top">
        cart drawer
      </a>
      , at work.
    </figcaption>
  </figure>
);

const START = [
  [
    '?path=/docs/views-cart-drawer--docs',
    'Look at a view',
    'The live example, its parts, props, custom properties, events and keys.',
  ],
  [
    '?path=/docs/theming--docs',
    'Match your theme',
    'Every custom property with a control, four themes and a dark one side by side, and the CSS to copy.',
  ],
  [
    '?path=/story/building-blocks-template-of-a-new-island--counting',
    'Begin an island',
    'The template, on a page and in Storybook.',
  ],
  [
    '?path=/docs/islands-a-to-z-add-to-cart--docs',
    'Read a contract',
    'What an island needs in the page, what it tells, and what is there without JavaScript.',
  ],
] as const;

/** The settings that the toolbar above a story changes. */
const TOOLS = [
  ['Theme', 'the demo shop, Twenty Twenty-One, Twenty Twenty-Four, bases like Storefront’s and Astra’s'],
  ['Colours', 'light, dark, or as the device says'],
  ['Language, direction', 'the library’s own words; from the right or from the left'],
  ['Motion', 'as for a visitor who asks for less'],
  ['Viewport', '320, 390, 768 and 1280 pixels'],
] as const;

const Toolbar = () => (
  <section>
    <h2>The toolbar</h2>
    <ul>
      {TOOLS.map(([name, text]) => (
        <li key={name}>
          <strong>{name}</strong>: {text}
        </li>
      ))}
    </ul>
  </section>
);

export function FrontPage() {
  const [pages, setPages] = useState(new Map<string, Page[]>());
  useEffect(() => void fetchEntries().then((entries) => setPages(pagesOf(entries))), []);
  return (
    <div className="front-page">
      <div className="front-page-top">
        <div className="front-page-start">
          <nav aria-label="Where to begin">
            {START.map(([link, name, text]) => (
              <a key={link} href={link} target="_top">
                <strong>{name}</strong>
                <span>{text}</span>
              </a>
            ))}
          </nav>
          <Toolbar />
        </div>
        <Example />
      </div>
      <div className="front-page-groups">
        {groups.map(([name, holds]) => (
          <Group key={name} name={name} holds={holds} pages={pages.get(name) ?? []} />
        ))}
      </div>
    </div>
  );
}
