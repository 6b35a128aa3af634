/** The doctor's types: a page, the findings on it, and the report. Types only. */
import type { PrintedConfig } from '../../src/dom/configScripts';
import type { Config } from '../../src/island/types';
import type { RatedProblem } from '../../src/rules/configProblems';

/** Globals that the page's inline scripts print, by name. */
export type Globals = Record<string, Record<string, unknown>>;

export type Level = RatedProblem['level'];

/** A finding: what is wrong, why it matters and how to mend it. */
export interface Finding {
  level: Level;
  /** The island that the finding is about, if there is one. */
  island?: string;
  what: string;
  why: string;
  fix: string;
}

/** One script of the page that has a file. */
export interface PageScript {
  /** WordPress' handle, by the tag's id or by the file's address; "" if neither names it. */
  handle: string;
  /** Absolute where the page's address is known. */
  src: string;
  element: Element;
  /** The name of whatever delays the script, by the tag's attributes; "" if nothing does. */
  delayedBy: string;
}

/** A page as the server sent it. Nothing of it has run. */
export interface Page {
  /** The address after redirects; "" for a saved page of unknown origin. */
  address: string;
  document: Document;
  /** Response headers, names in lower case. Empty for a saved page. */
  headers: ReadonlyMap<string, string>;
  scripts: readonly PageScript[];
  /** The globals that inline scripts print; the config's keys override theirs. */
  globals: Globals;
  /** Globals that are printed as something other than JSON. */
  unreadable: readonly string[];
  config: Config;
  /** The config scripts as they are, and what is wrong with their JSON. */
  printedConfig: PrintedConfig;
}

/** What would become of an island on this page. */
export type Standing = 'adopted' | 'yields' | 'switched off' | 'out of reach';

export interface IslandReport {
  name: string;
  /** The number of its hosts; if the page has none, of the elements that it acts on. */
  hosts: number;
  /** When its code is fetched. */
  trigger: string;
  chunk: string;
  /** The family's row that brings the island's row; undefined for a row that the loader itself carries. */
  family?: string;
  /** Bytes of gzip of its own chunk; undefined if there is no build. */
  gzip: number | undefined;
  standing: Standing;
  /** Handle of the script that it yields to. */
  yieldsTo?: string;
}

/** The theme and the plugins that a page's files show. */
export interface Site {
  /** Folders' names; two where a child theme is in use. */
  themes: readonly string[];
  plugins: readonly string[];
}

/** Who does the work on markup that several scripts may drive. */
export interface Owner {
  markup: string;
  /** The islands whose work it is. */
  islands: readonly string[];
  /** `islands`, a script's handle, or "" for nobody. */
  owner: string;
  /** How to give the work to the other side. */
  toSwitch: string;
}

export interface ScriptReport {
  handle: string;
  src: string;
  /** Islands that do its work; none for a library. */
  islands: readonly string[];
  /** Bytes of gzip; undefined if the file was not fetched or could not be. */
  gzip: number | undefined;
  /** Handles of scripts that stay and need this library. */
  neededBy: readonly string[];
}

/** Bytes of gzip and the number of files. */
export interface Weight {
  gzip: number;
  files: number;
  /** Files whose size is unknown. */
  unknown: number;
}

export interface Report {
  version: string;
  /** The address that was asked for, and the address after redirects. */
  asked: string;
  address: string;
  /** Bytes of HTML. */
  bytes: number;
  site: Site;
  islands: readonly IslandReport[];
  owners: readonly Owner[];
  /** Scripts whose work the islands do. */
  replaced: readonly ScriptReport[];
  /** Libraries that only replaced scripts use, or that others still need (`neededBy`). */
  libraries: readonly ScriptReport[];
  weights: {
    /** Every script of the page with a file, the islands' own apart. */
    page: Weight;
    /** The weight of the files that go when the replaced scripts lose theirs. */
    goes: Weight;
    /** The islands' files that come before any interaction; undefined if there is no build. */
    atOnce: Weight | undefined;
    /** The islands' files that come with an interaction. */
    later: Weight | undefined;
  };
  findings: readonly Finding[];
  verdict: 'fine' | 'problems';
}

/** How pages are fetched. */
export interface FetchOptions {
  /** Request headers, such as a cookie. */
  headers: Readonly<Record<string, string>>;
  /** The only origin that gets these headers: that of the requested address. "" for none. */
  origin: string;
  /** Milliseconds that each request may take. */
  timeout: number;
}
