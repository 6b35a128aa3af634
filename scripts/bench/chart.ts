/** The drawn chart: bars for the islands; the full width stands for the original. */
import type { Kind } from './kinds';
import { netScriptRatio, type Results, ratioOf, type Section } from './results';
import { showRatio } from './show';

interface Bar {
  label: string;
  kind: Kind;
  ratio: number;
}

type Pick = readonly [section: Section['name'], value: string, label: string];

const PICKS: readonly Pick[] = [
  ['listing', 'bytes', 'listing: JavaScript'],
  ['listing', 'requests', 'listing: script requests'],
  ['listing', 'net', 'listing: script time'],
  ['listing', 'heap', 'listing: heap'],
  ['product', 'bytes', 'product: JavaScript'],
  ['product', 'requests', 'product: script requests'],
  ['product', 'net', 'product: script time'],
  ['taps', 'add to cart: latency', 'add to cart: latency'],
  ['taps', 'heart: latency', 'heart: latency'],
  ['taps', 'quick view: latency', 'quick view: latency'],
  ['swatches', 'swatch: latency', 'swatch: latency'],
  ['choice', 'choice', '500 variations: a choice'],
];

function barsOf({ sections }: Results, kind: Kind): Bar[] {
  return PICKS.flatMap(([name, value, label]) => {
    const figures = sections.find((section) => section.name === name)?.figures ?? {};
    const ratio = value === 'net' ? netScriptRatio(figures, kind) : ratioOf(figures, kind, value);
    return ratio === undefined ? [] : [{ label, kind, ratio }];
  });
}

/** Rows in the order of PICKS, the builds of a row under each other. */
function rowsOf(results: Results): Bar[][] {
  const bars = (['islands', 'lean'] as const).flatMap((kind) => barsOf(results, kind));
  return PICKS.map(([, , label]) => bars.filter((bar) => bar.label === label)).filter(({ length }) => length);
}

const [LEFT, FULL, TOP, THICK, GAP] = [210, 380, 76, 14, 12] as const;

/** Colours by class: a picture in a page follows the reader's own light or dark. */
const STYLE = `text{font:13px system-ui,sans-serif;fill:#1f2328}.back{fill:#fff;stroke:#d0d7de}.islands{fill:#0f766e}.lean{fill:#b45309}.whole{fill:#eaeef2}
@media (prefers-color-scheme:dark){text{fill:#e6edf3}.back{fill:#0d1117;stroke:#30363d}.islands{fill:#2dd4bf}.lean{fill:#fbbf24}.whole{fill:#21262d}}`;

/** @param whole the width of the original, in pixels */
function drawBar({ kind, ratio }: Bar, y: number, whole: number): string {
  const width = Math.min(FULL, Math.max(1, whole * ratio)).toFixed(1);
  return `<rect class="whole" x="${LEFT}" y="${y}" width="${whole.toFixed(1)}" height="${THICK}" rx="2"/><rect class="${kind}" x="${LEFT}" y="${y}" width="${width}" height="${THICK}" rx="2"/><text x="${LEFT + FULL + 8}" y="${y + 11}">${showRatio(ratio)}</text>`;
}

function drawRow(bars: readonly Bar[], y: number, whole: number): string {
  return `<text x="${LEFT - 10}" y="${y + 11}" text-anchor="end">${bars[0]?.label}</text>${bars.map((bar, place) => drawBar(bar, y + place * (THICK + 2), whole)).join('')}`;
}

const legend = (kinds: readonly Kind[]) =>
  [...kinds, 'whole' as const]
    .map((kind, place) => {
      const x = LEFT + place * 90;
      return `<rect class="${kind}" x="${x}" y="46" width="12" height="12" rx="2"/><text x="${x + 17}" y="57">${kind === 'whole' ? 'original = 1' : kind}</text>`;
    })
    .join('');

/** An SVG with a title and every figure in its description. */
export function toChart(results: Results): string {
  const rows = rowsOf(results);
  const kinds = [...new Set(rows.flat().map(({ kind }) => kind))];
  // A figure above the original's is drawn longer, up to twice as long.
  const whole = FULL / Math.min(2, Math.max(1, ...rows.flat().map(({ ratio }) => ratio)));
  let y: number = TOP;
  const drawn = rows.map((bars) => {
    const row = drawRow(bars, y, whole);
    y += bars.length * (THICK + 2) + GAP;
    return row;
  });
  const described = rows.flat().map(({ label, kind, ratio }) => `${label}, ${kind}: ${showRatio(ratio)}`);
  const [width, height] = [LEFT + FULL + 60, y + 6];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">What Shop Islands take of what the plugins’ own scripts take</title>
<desc id="description">The original is 1. ${described.join('; ')}.</desc>
<style>${STYLE}</style>
<rect class="back" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="6"/>
<text x="20" y="30" font-weight="600">Parts of the original’s: shorter is less</text>
${legend(kinds)}
${drawn.join('\n')}
</svg>
`;
}
