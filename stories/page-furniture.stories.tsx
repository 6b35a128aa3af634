import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import collapse from '../widgets/collapse/fixture.html?raw';
import contentTabs from '../widgets/content-tabs/fixture.html?raw';
import infoTip from '../widgets/info-tip/fixture.html?raw';
import lazyBackground from '../widgets/lazy-background/fixture.html?raw';
import readMore from '../widgets/read-more/fixture.html?raw';
import readingProgress from '../widgets/reading-progress/fixture.html?raw';
import scrollToTop from '../widgets/scroll-to-top/fixture.html?raw';
import smoothAnchors from '../widgets/smooth-anchors/fixture.html?raw';
import templateScroll from '../widgets/template-scroll/fixture.html?raw';
import { ServerHtml } from './ServerHtml';

/** A page's furniture: buttons and links that scroll the page, and content that opens. */
const meta: Meta<typeof ServerHtml> = {
  title: 'Content/Scrolling, tabs and long text',
  component: ServerHtml,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
};
export default meta;

type Story = StoryObj<typeof ServerHtml>;
/** The rules of the plugins' style sheets. */
const looks = `<style>
  .collapse, .tab-pane, .ekit-pricing-list-info-content, #ast-scroll-top, .scroll-to-top-hide { display: none }
  .tab-content > .active { display: block }
  .nav-tabs { display: flex; gap: 8px; list-style: none; padding: 0 }
  .nav-tabs a, .elementskit-btn-link { display: block; padding: 8px 16px; border: 1px solid var(--line); background: var(--paper) }
  .nav-tabs .active { background: var(--brand); color: var(--paper) }
  .ekit-pricing-list-info, .ekit-btt__button { display: inline-flex; min-width: 24px; min-height: 24px; background: var(--paper) }
  .ekit-btt__button.yes:not(.ekit-tt-show) { opacity: 0 }
  .eael-reading-progress-fill { height: 8px; background: var(--brand) }
  .e-parent:not(.e-lazyloaded) { background-image: none !important }
  .e-parent { background: linear-gradient(#fd8, #d55); min-height: 120px }
</style>`;
const long = '<div style="height: 2000px">A long page.</div>';
const page = (html: string) => `<h1>Winter is a level</h1>${looks}${html}`;
const mirrored = (html: string) => `<div dir="rtl" lang="ar">${page(html)}</div>`;
const ready = (canvas: HTMLElement, selector: string) =>
  waitFor(() => expect(canvas.querySelector(selector)).toHaveAttribute('data-island-status', 'ready'));
/** Removes whatever the story before has left. */
const jumpTo = (top: number) => scrollTo({ top, behavior: 'instant' });

export const ScrollToTop: Story = {
  args: { html: page(long + scrollToTop) },
  play: async ({ canvasElement }) => {
    jumpTo(0);
    await ready(canvasElement, '#ast-scroll-top');
    const button = canvasElement.querySelector('#ast-scroll-top') as HTMLElement;
    await expect(button).not.toBeVisible();
    jumpTo(500);
    await waitFor(() => expect(button).toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(scrollY).toBe(0));
    await waitFor(() => expect(button).not.toBeVisible());
  },
};

export const ReadingProgress: Story = {
  args: { html: page(readingProgress + long) },
  play: async ({ canvasElement }) => {
    jumpTo(0);
    await ready(canvasElement, '[data-island]');
    const fill = canvasElement.querySelector('[data-island] > *') as HTMLElement;
    await expect(fill.offsetWidth).toBe(0);
    jumpTo(document.documentElement.scrollHeight);
    await waitFor(() => expect(fill.style.width).toBe('100%'));
    jumpTo(0);
  },
};

export const SmoothAnchors: Story = {
  args: { html: page(smoothAnchors.replace('<h2 id="story">', `${long}<h2 id="story">`)) },
  play: async ({ canvasElement }) => {
    jumpTo(0);
    await ready(canvasElement, '[data-island]');
  },
};

export const TemplateScroll: Story = { args: { html: page(templateScroll) } };

export const LazyBackground: Story = {
  args: { html: page(lazyBackground) },
  play: async ({ canvasElement }) => {
    jumpTo(0);
    await waitFor(() => expect(canvasElement.querySelector('.e-parent')).toHaveClass('e-lazyloaded'));
  },
};

export const ContentTabs: Story = {
  args: { html: page(contentTabs) },
  play: async ({ canvasElement }) => {
    const specs = await within(canvasElement).findByRole('tab', { name: 'Specs' });
    await userEvent.click(specs);
    await waitFor(() => expect(canvasElement.querySelector('#content-b165')).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvasElement.querySelector('#content-a165')).toBeVisible());
  },
};

export const ContentTabsRightToLeft: Story = {
  args: { html: mirrored(contentTabs) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: 'Story' }));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvasElement.querySelector('#content-b165')).toBeVisible());
  },
};

export const Collapse: Story = {
  args: { html: page(collapse) },
  play: async ({ canvasElement }) => {
    const question = await within(canvasElement).findByRole('button', { name: 'May I send it back?' });
    await userEvent.click(question);
    await waitFor(() => expect(question).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(within(canvasElement).getByText('The same day, until four.')).not.toBeVisible());
  },
};

export const ReadMore: Story = {
  args: { html: page(`<div style="max-width: 240px">${readMore}</div>`) },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Read more' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Read less'));
  },
};

export const InfoTip: Story = {
  args: { html: page(infoTip) },
  play: async ({ canvasElement }) => {
    const [sign] = await within(canvasElement).findAllByRole('button', { name: 'More information' });
    sign?.focus();
    await waitFor(() => expect(document.querySelector('.shop-islands-tooltip')).toHaveTextContent('On one screen'));
    sign?.blur();
    await waitFor(() => expect(document.querySelector('.shop-islands-tooltip')).toBeNull());
  },
};

export const WithoutJavaScript: Story = {
  args: { html: `<h1>Winter is a level</h1>${contentTabs}${collapse}${readMore}${infoTip}`, isAlive: false },
};
