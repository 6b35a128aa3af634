/** DOMPurify: fetched with the first list of suggestions that carries a provider's branding. */
export * from '../../bridge/page/branding';
