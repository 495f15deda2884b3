import dashboardInput from '@observability-api/schemas/json/dashboard-input';
import tileConfig from '@observability-api/schemas/json/tile-config';
import { describe, expect, it } from 'vitest';
import { completionsAt } from '../src/edit/completion.ts';

/** Returns the suggestions at the position of `|` in a text. */
function suggestionsAt(text: string, schema: Readonly<Record<string, unknown>> = tileConfig): string[] {
  const position = text.indexOf('|');
  const sources = [{ text: '"6740a3f2c51e9b0012d4e8d1"', description: 'Logs' }];
  const completion = completionsAt(text.replace('|', ''), position, schema, (property) =>
    property === 'sourceId' || property === 'appliesToSourceIds' ? sources : [],
  );
  return completion?.suggestions.map((suggestion) => suggestion.text) ?? [];
}

describe('the completion of a configuration', () => {
  it('suggests the names of properties that are not set', () => {
    const names = suggestionsAt('{"displayType":"line", |}');
    expect(names).toContain('"groupBy"');
    expect(names).not.toContain('"displayType"');
    expect(suggestionsAt('{"displayType":"line", "gr|"}')[0]).toBe('"groupBy"');
  });

  it('suggests only properties of the display type', () => {
    expect(suggestionsAt('{"displayType":"line", |}')).toContain('"fitYAxisToData"');
    expect(suggestionsAt('{"displayType":"markdown", |}')).not.toContain('"fitYAxisToData"');
    expect(suggestionsAt('{"displayType":"number", |}')).toContain('"colorRules"');
    expect(suggestionsAt('{"displayType":"line", |}')).not.toContain('"colorRules"');
  });

  it('suggests values, with and without quotes', () => {
    expect(suggestionsAt('{"displayType":|}')).toContain('"stacked_bar"');
    expect(suggestionsAt('{"displayType":"st|"}')).toContain('"stacked_bar"');
    expect(suggestionsAt('{"displayType":"line","fillNulls":|}')).toEqual(['true', 'false']);
    expect(suggestionsAt('{"displayType":"line","fillNulls":|{}}')).toEqual(['true', 'false']);
    expect(suggestionsAt('{"displayType":"line","sourceId":"|"}')).toEqual(['"6740a3f2c51e9b0012d4e8d1"']);
  });

  it('suggests names and values in items of lists, and in text with errors', () => {
    expect(suggestionsAt('{"displayType":"line","select":[{"|"}]}')).toContain('"aggFn"');
    expect(suggestionsAt('{"displayType":"line","select":[{"aggFn":"q|')).toContain('"quantile"');
    expect(suggestionsAt('{"displayType":"line",,"select":[{"aggFn":"count",|')).toContain('"where"');
    const filter = '{"filters":[{"appliesToSourceIds":["|"]}]}';
    expect(suggestionsAt(filter, dashboardInput)).toEqual(['"6740a3f2c51e9b0012d4e8d1"']);
  });

  it('suggests no names in a string that ends with a bracket', () => {
    expect(suggestionsAt('{"displayType":"line","groupBy":"LogAttributes[\'a\']|\n}')).toEqual([]);
    expect(suggestionsAt('{"displayType":"line","groupBy":"{a}|\n}')).toEqual([]);
  });

  it('suggests nothing outside of the object', () => {
    expect(suggestionsAt('{"displayType":"line"}|')).toEqual([]);
    expect(suggestionsAt('|')).toEqual([]);
    expect(suggestionsAt('gr|')).toEqual([]);
    expect(suggestionsAt('"gr|"')).toEqual([]);
  });

  it('replaces the whole word', () => {
    const text = '{"displayType":"linear"}';
    expect(completionsAt(text, 18, tileConfig)).toMatchObject({ from: 15, to: 23 });
  });

  it('never throws, at any cursor position', () => {
    const text = '{"displayType":"line","select":[{"aggFn":"count"},[,],"x",{]}}"a":1';
    for (let end = 0; end <= text.length; end += 1)
      for (let position = 0; position <= end; position += 1) completionsAt(text.slice(0, end), position, tileConfig);
  });
});
