/** The blog's posts, the newest first. */

export interface Post {
  slug: string;
  title: string;
  intro: string;
}

export const PER_PAGE = 2;

export const posts: readonly [Post, ...Post[]] = [
  { slug: 'winter-is-a-level', title: 'Winter is a level', intro: 'Why nobody forgets the frozen lake.' },
  { slug: 'two-on-a-sofa', title: 'Two on a sofa', intro: 'Games that are better when somebody looks on.' },
  {
    slug: 'the-last-cartridge',
    title: 'The last cartridge',
    intro: 'What is in the box that came from a closing shop.',
  },
  {
    slug: 'a-map-without-a-north',
    title: 'A map without a north',
    intro: 'Getting lost on purpose, and how makers help.',
  },
  { slug: 'sound-of-a-menu', title: 'The sound of a menu', intro: 'Three notes that everybody knows.' },
];

export const newestPosts: readonly Post[] = posts.slice(0, 3);

/** The posts of a page, which counts from 1. */
export const postsOn = (page: number): readonly Post[] => posts.slice((page - 1) * PER_PAGE, page * PER_PAGE);

export const lastPage = Math.ceil(posts.length / PER_PAGE);

/** The post that an address names, or the newest. */
export const postNamed = (slug: string): Post => posts.find((post) => post.slug === slug) ?? posts[0];
