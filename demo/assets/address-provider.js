/**
 * An address provider's own script, as its plugin would print it: right after the islands' script, and deferred like
 * it.
 */
(() => {
  const { variant } = document.currentScript.dataset;
  const SERVED = ['GB', 'US', 'DE', 'IE', 'JP'];

  const ask = async (query) => {
    const answer = await fetch(`/_demo/addresses?${new URLSearchParams(query)}`);
    if (!answer.ok) throw new Error(`The address service answered ${answer.status}`);
    return answer.json();
  };

  const hostile = (suggestion) => ({
    ...suggestion,
    label: `<img src=x onerror="window.demoInjected = 1"><b>${suggestion.label}</b>`,
    matchedSubstrings: [],
  });

  const provider = {
    id: 'demo',
    canSearch: (country) => SERVED.includes(country),
    async search(query, country) {
      const suggestions = await ask({ q: query, country });
      return variant === 'html' && Array.isArray(suggestions) ? suggestions.map(hostile) : suggestions;
    },
    select: (id) => ask({ id }),
  };

  const register = () => {
    const api = window.wc?.addressAutocomplete;
    if (!api) throw new Error('window.wc.addressAutocomplete is missing: a provider cannot register');
    api.registerAddressAutocompleteProvider(provider);
  };

  if (variant === 'late') setTimeout(register, 1000);
  else register();
})();
