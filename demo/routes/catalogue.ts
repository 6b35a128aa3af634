/** The catalogue's pages: an archive with filters, loops, lists. */
import { archiveOf, plainTarget } from '../shop/archive';
import { archiveView } from '../views/archive';
import { listsView } from '../views/filterableList';
import { loopsGlobals, loopsView } from '../views/loops';
import type { PageOptions, PageRequest } from '../views/types';

/** Answers an address: with a page, with another address, or with undefined if there is no such page. */
export type CataloguePage = (request: PageRequest, page: number) => PageOptions | string | undefined;

const gamesPage: CataloguePage = (request, page) => {
  const { searchParams } = request.url;
  const target = plainTarget(searchParams);
  if (target) return target;
  const archive = archiveOf(searchParams, page);
  return (
    archive && {
      title: 'Catalogue',
      bodyClass: 'archive woocommerce-shop',
      content: archiveView(request, archive),
      isCatalogue: true,
    }
  );
};

const loopsPage: CataloguePage = (request, page) => ({
  title: 'Collections',
  bodyClass: 'page elementor-page',
  content: loopsView(request, page),
  globals: loopsGlobals(request),
  isCatalogue: true,
});

const listsPage: CataloguePage = (request) => ({
  title: 'Top lists',
  bodyClass: 'page',
  content: listsView(request, Number(request.url.searchParams.get('tab')) || 0),
  isCatalogue: true,
});

/** The pages by address. An archive numbers its pages after `page/`; other pages have no such folder. */
export const cataloguePages: Record<string, CataloguePage> = {
  '/games/': gamesPage,
  '/games/page/:page{[0-9]+}/': gamesPage,
  '/loops/': loopsPage,
  '/loops/:page{[0-9]+}/': loopsPage,
  '/lists/': listsPage,
};
