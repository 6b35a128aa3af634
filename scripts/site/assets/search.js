/* The search's page: shows what the field at the top finds, while it is written. */
(() => {
  const { options, json } = window.searchIndex;
  const index = window.MiniSearch.loadJSON(json, options);
  const field = document.getElementById('search');
  const list = document.getElementById('results');
  const count = document.getElementById('count');
  const MOST = 30;

  /** Ranks a page's title above its sections. */
  const favourTops = (id) => (id.includes('#') ? 1 : 1.5);

  /** The text with the found words marked. */
  const marked = (text, terms) => {
    const words = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return text.split(new RegExp(`(${words.join('|')})`, 'gi')).map((part, at) => {
      if (at % 2 === 0) return part;
      const mark = document.createElement('mark');
      mark.textContent = part;
      return mark;
    });
  };

  const row = ({ id, title, section, excerpt, terms }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    const text = document.createElement('p');
    link.href = id;
    link.append(...marked(section ? `${title} › ${section}` : title, terms));
    text.append(...marked(excerpt, terms));
    item.append(link, text);
    return item;
  };

  const told = (query, found) => {
    if (!query) return 'Write a word into the field at the top.';
    if (!found) return `Nothing has “${query}”.`;
    const shown = found > MOST ? `, the best ${MOST} of them below` : '';
    return `${found} ${found === 1 ? 'place has' : 'places have'} “${query}”${shown}.`;
  };

  const show = () => {
    const query = field.value.trim();
    const found = query ? index.search(query, { boostDocument: favourTops }) : [];
    count.textContent = told(query, found.length);
    list.replaceChildren(...found.slice(0, MOST).map(row));
  };

  /** Arrows go through the results, and back up to the field. */
  const step = (event, by) => {
    const stops = [field, ...list.querySelectorAll('a')];
    const at = stops.indexOf(document.activeElement);
    const next = at < 0 ? undefined : stops[at + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  document.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') step(event, 1);
    if (event.key === 'ArrowUp') step(event, -1);
  });
  field.addEventListener('input', show);
  field.form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.focus();
  });
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  show();
  field.focus();
})();
