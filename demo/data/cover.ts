/** Owns the addresses of pictures of products, categories and posts, which `demo/art/` draws. */

/** The query of the address, after the `?`. */
export interface Look {
  /** 1 is the front; greater numbers are other pictures of the product. */
  view?: string;
  colour?: string;
  finish?: string;
  /** Width in pixels. Default: 400. */
  w?: string;
}

/** Address of a picture; `look` names the view, the colour and the finish, `width` its pixels. */
export const coverUrl = (slug: string, look: Look | string = {}, width?: number): string => {
  const query = new URLSearchParams(typeof look === 'string' ? look : { ...look });
  if (width) query.set('w', String(width));
  return `/cover/${slug}.svg${query.size ? `?${query}` : ''}`;
};
