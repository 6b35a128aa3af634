/** Has style sheets come after the page is shown. */

export const css = (html: string): string =>
  html.replace(/<link rel="stylesheet" href="([^"]*)" \/>/g, `<link rel="stylesheet" href="$1" media="print" onload="this.media='all'" />`);
