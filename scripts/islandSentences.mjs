/** Owns what the WordPress plugin says of each island. */
import { readdirSync } from 'node:fs';
import { paragraphOf, readmeOf } from './widgetReadme.mjs';

/** The plugins and themes whose markup islands adopt, as READMEs name them. The longer name comes first. */
const PLUGINS =
  /ShopEngine|ElementsKit|Elementor Pro|Elementor|Astra|King Addons|Finale|CookieYes|Click to Chat|WooCommerce/;

/** The first sentence of a widget's README. */
function sentenceOf(widget) {
  const paragraph = paragraphOf(widget);
  return (paragraph.match(/^.*?[.:](?=\s|$)/)?.[0] ?? paragraph).replace(/:$/, '.');
}

/** Each island's name and sentence, from A to Z. */
export const islandSentences = () =>
  readdirSync('widgets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => [name, sentenceOf(name)]);

/** An island's name in words: "Add to cart" for `add-to-cart`. */
export const islandTitle = (name) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** The plugin or theme whose markup an island adopts: the first that its README names; "" where it names none. */
export const islandPlugin = (name) => readmeOf(name).match(PLUGINS)?.[0] ?? '';
