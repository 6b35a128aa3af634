/** The blog: its pages of posts, further posts by admin-ajax, and a post that is long enough to be read for a while. */
import type { Hono } from 'hono';
import { lastPage, postNamed } from '../data/posts';
import { answer, type Env, type Page, show, withFault } from '../respond';
import { isNonce, type Visitor } from '../shop/visitor';
import { blogView, POSTS_ACTION, postCards, postView } from '../views/blog';
import { type AjaxAnswer, json } from './answers';
import type { Form } from './form';

const BODY_CLASS = 'elementor-default';

function blogPage(context: Page): Response | Promise<Response> {
  const page = Number(context.req.param('page') ?? 1);
  if (!(page >= 1 && page <= lastPage)) return context.notFound();
  return show(context, {
    title: 'Blog',
    bodyClass: `blog ${BODY_CLASS}`,
    content: blogView(context.get('visitor'), page),
    sheet: 'blog',
  });
}

async function furtherPosts(visitor: Visitor, form: Form): Promise<AjaxAnswer> {
  if (!isNonce(visitor, POSTS_ACTION, form.get('nonce') ?? '')) return json({ success: false });
  return json({ success: true, data: { html: String(await postCards(Number(form.get('page')))) } });
}

/** Adds the pages and the call. They must come before the shop's own routes. */
export function blogRoutes(app: Hono<Env>): void {
  for (const path of ['/blog/', '/blog/page/:page/'] as const)
    app.get(path, (context) => withFault(context, () => blogPage(context)));
  app.get('/blog/post/', (context) =>
    withFault(context, () => {
      const post = postNamed(Object.keys(context.req.query())[0] ?? '');
      return show(context, {
        title: post.title,
        bodyClass: `single-post ${BODY_CLASS}`,
        content: postView(post),
        sheet: 'blog',
      });
    }),
  );
  app.post('/wp-admin/admin-ajax.php', (context, next) => {
    const form = context.get('form');
    if (form.get('action') !== POSTS_ACTION) return next();
    return withFault(context, async () => answer(context, await furtherPosts(context.get('visitor'), form)));
  });
}
