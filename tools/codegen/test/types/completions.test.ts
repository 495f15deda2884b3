import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../../../packages/schemas/src/', import.meta.url));
const file = `${folder}completions.ts`;
const options: ts.CompilerOptions = {
  strict: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  types: [],
};

let code = '';
let version = 0;
const service = ts.createLanguageService({
  getCompilationSettings: () => options,
  getScriptFileNames: () => [file],
  getScriptVersion: (name) => (name === file ? String(version) : '0'),
  getScriptSnapshot: (name) => {
    const text = name === file ? code : ts.sys.readFile(name);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => folder,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (name) => name === file || ts.sys.fileExists(name),
  readFile: ts.sys.readFile,
});

/** Returns the properties that an editor offers in an object of a type after the given properties, in alphabetical order. */
function completionsIn(type: string, properties: string): string[] {
  code = `import type { ${type} } from './generated/index.ts';\nexport const value: ${type} = { ${properties}`;
  const position = code.length;
  code += '};';
  version += 1;
  const entries = service.getCompletionsAtPosition(file, position, {})?.entries ?? [];
  return entries
    .filter(({ kind }) => kind === ts.ScriptElementKind.memberVariableElement)
    .map(({ name }) => name)
    .sort();
}

const tableProperties = [
  'asRatio',
  'configType',
  'formulas',
  'groupBy',
  'groupByColumnsOnLeft',
  'having',
  'numberFormat',
  'onClick',
  'orderBy',
  'select',
  'showOperandSeries',
  'sourceId',
];

describe('an editor', () => {
  it('offers the properties of a table after the display type, and the two that only a table with SQL has', () => {
    // TypeScript offers the properties of SQL although `configType` is absent: https://github.com/microsoft/TypeScript/issues/39438.
    expect(completionsIn('TileConfigInput', "displayType: 'table', ")).toEqual(
      [...tableProperties, 'connectionId', 'sqlTemplate'].sort(),
    );
  });

  it('offers only the properties of a table if the type or `configType` excludes SQL', () => {
    expect(completionsIn('BuilderConfigInput', "displayType: 'table', ")).toEqual(tableProperties);
    const remaining = tableProperties.filter((name) => name !== 'configType');
    expect(completionsIn('TileConfigInput', "displayType: 'table', configType: undefined, ")).toEqual(remaining);
  });

  it('offers only the properties of SQL after `configType`', () => {
    expect(completionsIn('TileConfigInput', "configType: 'sql', displayType: 'table', ")).toEqual([
      'connectionId',
      'numberFormat',
      'onClick',
      'sourceId',
      'sqlTemplate',
    ]);
  });

  it('offers only the properties of a display type without SQL', () => {
    expect(completionsIn('TileConfigInput', "displayType: 'heatmap', ")).toEqual([
      'configType',
      'numberFormat',
      'select',
      'sourceId',
      'where',
      'whereLanguage',
    ]);
  });
});
