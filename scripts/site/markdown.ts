/**
 * Owns how the documents' Markdown becomes the site's HTML: anchors, links, and boxes for content that may be wider
 * than a phone.
 */
import type { MarkdownRenderer, MarkdownToken } from '@11ty/eleventy';
import type { Document } from './documents';
import type { Links } from './links';
import { anchorsOf } from './sections';

/** A link without a target becomes plain words. */
function unlink(children: MarkdownToken[], at: number): void {
  const end = children.findIndex(({ type }, index) => index > at && type === 'link_close');
  for (const index of [at, end])
    Object.assign(children[index] as MarkdownToken, { type: 'text', tag: '', content: '' });
}

/** Changes the links and pictures of a paragraph to their addresses in the site. */
function followLinks(children: MarkdownToken[], page: Document, links: Links): void {
  children.forEach((token, index) => {
    const name = { link_open: 'href', image: 'src' }[token.type];
    if (!name) return;
    const address = links.resolve(page, token.attrGet(name) ?? '');
    if (address) token.attrSet(name, address);
    else unlink(children, index);
  });
}

/** Gives each heading the anchor that it has on GitHub. */
function setAnchors(tokens: readonly MarkdownToken[]): void {
  const headings = tokens.flatMap((token, index) =>
    token.type === 'heading_open' ? [[token, tokens[index + 1]?.content ?? ''] as const] : [],
  );
  const anchors = anchorsOf(headings.map(([, words]) => words));
  headings.forEach(([token], index) => {
    token.attrSet('id', anchors[index] as string);
  });
}

/** Teaches markdown-it the site's ways. It renders each page with the page's own data. */
export function teach(markdown: MarkdownRenderer, links: Links): void {
  markdown.core.ruler.push('site', ({ tokens, env }) => {
    setAnchors(tokens);
    for (const { children } of tokens) if (children) followLinks(children, env as unknown as Document, links);
  });
  Object.assign(markdown.renderer.rules, {
    table_open: () => '<div class="wide"><table>\n',
    table_close: () => '</table></div>\n',
  });
}
