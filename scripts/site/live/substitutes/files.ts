/**
 * Stands in for demo/files.ts in the demo shop that runs in a page: fixtures are inside the script, and other files are
 * beside it.
 */
import type * as Original from '../../../../demo/files';

const fixtures: Readonly<Record<string, string>> = import.meta.glob('../../../../widgets/*/fixture.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const readFixture: typeof Original.readFixture = (island) =>
  fixtures[`../../../../widgets/${island}/fixture.html`] ?? '';

export const readScript: typeof Original.readScript = async (src) => {
  throw new Error(`${src} is a file beside the page: no optimiser can read it here.`);
};

export const fileRoutes: typeof Original.fileRoutes = () => undefined;
