/** The words of the doctor: a page that is looked at, what is found on it, and the report. Types only. */
import type { PrintedConfig } from '../../src/dom/configScripts';
import type { Config } from '../../src/island/types';
import type { RatedProblem } from '../../src/rules/configProblems';

/** Globals that the page's inline scripts print, by name. */
export type Globals = Record<string, Record<string, unknown>>;

export type Level = RatedProblem['level'];

/** What is wrong, why it matters and how to mend it. */
export interface Finding {
  level: Level;
  /** The island that it is about, if it is about one. */
  island?: string;
  what: string;
  why: string;
  fix: string;
}

/** One script of the page that has a file. */
export interface PageScript {
  /** WordPress' handle, by the tag's id or by the file's address; "" where neither tells. */
  handle: string;
  /** Absolute where the page's address is known. */
  src: string;
  element: Element;
  /** What delays it, by the tag's attributes; "" where nothing does. */
  delayedBy: string;
}

/** A page as the server sent it. Nothing of it has run. */
export interface Page {
  /** Where it was found in the end; "" for a saved page of unknown origin. */
  address: string;
  document: Document;
  /** Response headers, names in lower case. Empty for a saved page. */
  headers: ReadonlyMap<string, string>;
  scripts: readonly PageScript[];
  /** What inline scripts print, with the config's own keys over it. */
  globals: Globals;
  /** Globals that are printed as something other than JSON. */
  unreadable: readonly string[];
  config: Config;
  /** The config scripts as they are, and what is wrong with their JSON. */
  printedConfig: PrintedConfig;
}

/** Where an island would stand on this page. */
export type Standing = 'adopted' | 'yields' | 'switched off' | 'out of reach';

export interface IslandReport {
  name: string;
  /** Its hosts; of an island that has none here, the elements that it acts on. */
  hosts: number;
  /** When its code is fetched. */
  trigger: string;
  chunk: string;
  /** The row that brings its own; undefined for one that the loader knows itself. */
  family?: string;
  /** Bytes of gzip of its own chunk; undefined where the build is not there. */
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
  /** Bytes of gzip; undefined where it could not be fetched, or was not to be. */
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
  /** What was asked for, and where it was found in the end. */
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
    /** What goes away when the replaced scripts' files do. */
    goes: Weight;
    /** The islands' files before anybody does anything; undefined where the build is not there. */
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
  /** Who gets them: the origin that was asked for, and no other. "" is nobody. */
  origin: string;
  /** Milliseconds that each request may take. */
  timeout: number;
}
