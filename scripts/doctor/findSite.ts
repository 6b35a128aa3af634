/** Recognises the theme and the plugins of a page by the folders of its files, and the theme by the body's classes. */
import type { Page, Site } from './types';

/** Folders below `wp-content/KIND/`; hosts may have renamed `wp-content`. */
const folderIn = (address: string, kind: string): string => new RegExp(`/${kind}/([\\w.-]+)/`).exec(address)?.[1] ?? '';

const unique = (names: readonly string[]): string[] => [...new Set(names.filter(Boolean))].sort();

/** The theme and its child, as WordPress 6.7 and later print them. */
const printedThemes = ({ document }: Page): string[] =>
  [...(document.body?.classList ?? [])].map((name) => /^wp-(?:child-)?theme-(.+)$/.exec(name)?.[1] ?? '');

/** The theme and the plugins that the page's files show. A plugin without files on the page does not appear. */
export function findSite(page: Page): Site {
  const styles = [...page.document.querySelectorAll('link[rel~="stylesheet"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  const files = [...page.scripts.map(({ src }) => src), ...styles];
  return {
    themes: unique([...printedThemes(page), ...files.map((file) => folderIn(file, 'themes'))]),
    plugins: unique(files.map((file) => folderIn(file, 'plugins'))),
  };
}
