import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Finding } from './finding.ts';

/** The maximum number of source files in one folder, without its subfolders. */
const MAX_FILES_PER_FOLDER = 24;

/** A source file with at most this number of lines is short. */
const SHORT_FILE_LINES = 10;

/** The maximum number of short source files in the repository. */
const MAX_SHORT_FILES = 30;

/** The maximum number of lines in the README of a package. */
const MAX_README_LINES = 160;

/** Returns the violations of the limits above in the packages and tools of a repository. */
export function structureFindings(root: string): Finding[] {
  const sources = globSync('{packages,tools}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('/src/generated/'))
    .sort();
  const readmes = globSync('{packages,tools}/*/README.md', { cwd: root });
  return [...largeFolders(sources), ...shortFiles(root, sources), ...longReadmes(root, readmes)];
}

function largeFolders(sources: readonly string[]): Finding[] {
  return [...Map.groupBy(sources, dirname)]
    .filter(([, files]) => files.length > MAX_FILES_PER_FOLDER)
    .map(([folder, files]) => ({
      file: folder,
      line: 1,
      message: `Expected at most ${MAX_FILES_PER_FOLDER} source files in a folder, found ${files.length}. Group them in subfolders.`,
      rule: 'structure/folder-size',
      details: [],
    }));
}

/**
 * Returns one finding with the list of all short files if there are too many. Ignores migrations, because released migrations must not be
 * merged.
 */
function shortFiles(root: string, sources: readonly string[]): Finding[] {
  const shortSources = sources.filter(
    (file) => !file.includes('/migrations/') && countLines(join(root, file)) <= SHORT_FILE_LINES,
  );
  const [file] = shortSources;
  if (file === undefined || shortSources.length <= MAX_SHORT_FILES) return [];
  return [
    {
      file,
      line: 1,
      message: `Expected at most ${MAX_SHORT_FILES} source files of ${SHORT_FILE_LINES} lines or fewer, found ${shortSources.length}. Merge some of:`,
      rule: 'structure/short-files',
      details: shortSources,
    },
  ];
}

function longReadmes(root: string, readmes: readonly string[]): Finding[] {
  return readmes.flatMap((file) => {
    const lines = countLines(join(root, file));
    if (lines <= MAX_README_LINES) return [];
    return {
      file,
      line: MAX_README_LINES + 1,
      message: `Expected at most ${MAX_README_LINES} lines in the README of a package, found ${lines}. Move details to the reference.`,
      rule: 'structure/readme-length',
      details: [],
    };
  });
}

/** Counts the lines of a file. Ignores blank lines at the end. */
function countLines(path: string): number {
  return readFileSync(path, 'utf8').trimEnd().split('\n').length;
}
