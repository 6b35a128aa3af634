/** Makes style sheets load after the page is shown. */

export const css = (html: string): string =>
  html.replace(
    /<link rel="stylesheet" href="([^"]*)"(?: media="([^"]*)")? \/>/g,
    (_link, href, media = 'all') =>
      `<link rel="stylesheet" href="${href}" media="print" onload="this.media='${media}'" />`,
  );
