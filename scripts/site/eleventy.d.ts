/** Eleventy's API, as far as the site uses it: the package has no types. */
declare module '@11ty/eleventy' {
  /** markdown-it, which Eleventy brings along. */
  export interface MarkdownToken {
    type: string;
    tag: string;
    content: string;
    info: string;
    children: MarkdownToken[] | null;
    attrGet(name: string): string | null;
    attrSet(name: string, value: string): void;
  }

  export interface MarkdownRenderer {
    core: {
      ruler: {
        push(name: string, rule: (state: { tokens: MarkdownToken[]; env: Record<string, unknown> }) => void): void;
      };
    };
    renderer: { rules: Record<string, ((tokens: MarkdownToken[], index: number) => string) | undefined> };
  }

  export interface EleventyConfig {
    amendLibrary(name: 'md', change: (markdown: MarkdownRenderer) => void): void;
    addTemplate(path: string, text: string, data: Record<string, unknown>): void;
    addGlobalData(name: string, value: unknown): void;
    addFilter(name: string, filter: (...values: never[]) => string): void;
    addPassthroughCopy(paths: Readonly<Record<string, string>>): void;
  }

  export default class Eleventy {
    constructor(input: string, output: string, options: { quietMode: boolean; config(config: EleventyConfig): void });
    write(): Promise<unknown>;
  }
}
