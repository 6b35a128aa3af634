/** Joins the findings at a page's two widths, and works out how much lighter the islands make the page. Pure. */
import { stayingScripts } from '../../doctor/stayingScripts';
import type { Finding, Look, PageResult, PluginReport, Stay, Told, Weight } from '../types';
import { findingKey } from './compare';

/** The findings at each width, each once. */
export function together(byWidth: ReadonlyMap<number, readonly Finding[]>): Told[] {
  const all = new Map<string, Told>();
  for (const [width, findings] of byWidth)
    for (const finding of findings) {
      const before = all.get(findingKey(finding));
      all.set(findingKey(finding), { ...(before ?? finding), widths: [...(before?.widths ?? []), width] });
    }
  return [...all.values()].sort((one, other) => Number(other.level === 'broken') - Number(one.level === 'broken'));
}

export const verdictOf = (findings: readonly Finding[]): PageResult['verdict'] => {
  if (findings.some(({ level }) => level === 'broken')) return 'broken';
  return findings.length ? 'differs' : 'same';
};

/** The scripts for whose sake jQuery stays, with the reason that the doctor knows. */
export function staysFor({ needed }: PluginReport, { hasJQuery }: Pick<Look, 'hasJQuery'>): Stay[] {
  if (!hasJQuery) return [];
  const handles = [...new Set([...(needed['jquery-core'] ?? []), ...(needed.jquery ?? [])])];
  return handles.map((handle) => ({
    handle,
    why: stayingScripts.find((row) => row.handles.includes(handle))?.why ?? '',
  }));
}

const sum = (weights: readonly Weight[]): Weight => ({
  bytes: weights.reduce((all, { bytes }) => all + bytes, 0),
  files: weights.reduce((all, { files }) => all + files, 0),
  unmeasured: weights.reduce((all, { unmeasured }) => all + unmeasured, 0),
});

const mean = (weights: readonly Weight[]): Weight => {
  const { bytes, files, unmeasured } = sum(weights);
  const by = (value: number) => Math.round(value / (weights.length || 1));
  return { bytes: by(bytes), files: by(files), unmeasured: by(unmeasured) };
};

/** The average weight of each kind of page without islands and with them. */
export function broughtBy(pages: readonly PageResult[]): { kind: string; off: Weight; on: Weight }[] {
  const seen = pages.filter(({ verdict }) => verdict !== 'unseen');
  return [...new Set(seen.map(({ kind }) => kind))].map((kind) => {
    const own = seen.filter((page) => page.kind === kind);
    return { kind, off: mean(own.map(({ off }) => off)), on: mean(own.map(({ on }) => on)) };
  });
}
