/** Owns which example each page of the site has: an island at work on the page, or a command to run in the project. */
import { islandOf } from './documents';
import { stopOf } from './tour';

/** An island in the demo shop and what to try there, or a command and what it does. */
export type Example = { island: string; about: string } | { command: string; about: string };

const live = (island: string, about: string): Example => ({ island, about });
const run = (command: string, about: string): Example => ({ command, about });
/** The command of the test that checks a page against the code. */
const held = (file: string, about: string): Example => run(`npx vitest run --project='unit*' tests/${file}`, about);

/** By document. An island's README has the island itself. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  'README.md': run('npm start', 'serves the demo shop, and builds everything meanwhile'),
  'CONTRIBUTING.md': run('npm test', 'runs every check of the project'),
  'CHANGELOG.md': run('npm run release', 'makes everything that a version hands out'),
  'SECURITY.md': held('security.test.ts', 'holds the code to its rules for what is foreign'),
  'docs/architecture.md': held('boundaries.test.ts', 'holds every import to the table of floors'),
  'docs/beacon.md': held('docs/beacon.test.ts', 'holds the report to what this page says is sent'),
  'docs/behaviour.md': held('docs/behaviour.test.ts', 'holds every number that code cites to this page'),
  'docs/browser-support.md': held('docs/browsers.test.ts', 'holds the features in use to this table'),
  'docs/check.md': held('shopCheck/compare.test.ts', 'compares looks at a page as the check does'),
  'docs/coexistence.md': held('docs/contract.test.ts', 'holds WooCommerce’s contract to its tests'),
  'docs/compatibility.md': held('parity/compatibility.test.ts', 'holds the table to what was walked'),
  'docs/delivery.md': run('npm run release', 'makes the folder for a CDN, among others, with its tags and hashes'),
  'docs/doctor.md': held('doctor/command.test.ts', 'has the doctor look at pages of every kind'),
  'docs/events.md': live('add-to-cart', 'Add a game, and read below it what the page is told.'),
  'docs/first-hour.md': live('add-to-cart', 'The first thing to try: put a game into the cart.'),
  'docs/glossary.md': live('countdown', 'A host is an element that an island takes: here, the countdown.'),
  'docs/install.md': held('docs/snippetsHtml.test.ts', 'reads every tag and setting of this page as a shop’s page'),
  'docs/islands.md': live('quantity-buttons', 'An island on the server’s own markup.'),
  'docs/migrating.md': held('docs/migrating.test.ts', 'holds the tables to what the plugin takes out'),
  'docs/parity.md': held('parity/table.test.ts', 'holds the table to the scenarios’ results'),
  'docs/performance.md': run('npm run size', 'builds, and compares each file with its budget'),
  'docs/reliability.md': run('npm run torture', 'has a shopper act at random while answers are late, lost and wrong'),
  'docs/security.md': held('security.test.ts', 'holds the code to the table of what is trusted'),
  'docs/storage.md': live('consent', 'What is kept waits for this choice.'),
  'docs/texts.md': held('docs/made.test.ts', 'holds this page to the table of texts'),
  'docs/theming.md': live('swatches', 'Its ring of focus has the theme’s accent.'),
  'docs/tutorial.md': held('docs/tutorial.test.ts', 'follows this page step by step'),
  'docs/upgrading.md': held('scripts/putBuild.test.ts', 'puts a build beside earlier ones'),
  'docs/wordpress.md': run('npm run release', 'packs the plugin’s zip, among others'),
  'docs/react/README.md': run('npm run release', 'makes the npm package, among others'),
  'docs/react/address-suggestions.md': live(
    'address-autocomplete',
    'The same list, as an island below a checkout’s field.',
  ),
  'docs/react/cart-drawer.md': live('mini-cart-drawer', 'The same drawer, as an island.'),
  'docs/react/cart-panel.md': held('docs/reactPages.test.ts', 'holds the tables to the types and the views'),
  'docs/react/countdown.md': live('countdown', 'The same digits, in the markup of a shop builder.'),
  'docs/react/swatches.md': live('swatches', 'The same group, as an island over a select.'),
  'docs/decisions/README.md': held('docs/made.test.ts', 'holds this list to the decisions'),
  'docs/decisions/bytes.md': run('npm run size', 'builds, and compares each file with its budget'),
  'docs/decisions/cart.md': live('mini-cart', 'The cart that the decisions are about.'),
  'docs/decisions/consent.md': live('consent', 'The banner that the decisions are about.'),
  'docs/decisions/documents.md': held('docs/links.test.ts', 'follows every link of the documents'),
  'docs/decisions/loading.md': live('counter', 'It loads once it is seen, and counts.'),
  'docs/decisions/pages.md': live('content-tabs', 'One of the islands that the decisions are about.'),
  'docs/decisions/spec.md': held('docs/behaviour.test.ts', 'holds every number that code cites to its rule'),
  'docs/decisions/tests.md': run('npm test', 'runs every check of the project'),
};

/** The example of a document's page. */
export function exampleOf(source: string): Example {
  const island = islandOf(source);
  const example = island ? live(island, stopOf(island).tryThis) : EXAMPLES[source];
  if (!example) throw new Error(`${source} has no example: name one in scripts/site/examples.ts.`);
  return example;
}
