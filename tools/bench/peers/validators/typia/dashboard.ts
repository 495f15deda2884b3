import typia, { type tags } from 'typia';
import { hasRequiredField } from '../conditions.ts';

type Id = string & tags.Pattern<'^[0-9a-f]{24}$'>;
type TileId = string & tags.Pattern<'^[A-Za-z0-9_-]{1,36}$'>;
type Column = string & tags.MinLength<1> & tags.MaxLength<1000>;
type Groups = Column[] & tags.MaxItems<10>;

interface NumberFormat {
  output?: 'currency' | 'percent' | 'byte' | 'time' | 'duration' | 'number' | 'data_rate' | 'throughput';
  mantissa?: number & tags.Type<'int64'> & tags.Minimum<0> & tags.Maximum<20>;
  thousandSeparated?: boolean;
  average?: boolean;
  decimalBytes?: boolean;
  factor?: number;
  currencySymbol?: string & tags.MaxLength<16>;
  unit?: string & tags.MaxLength<64>;
}

interface Queried {
  dataSource?: 'events' | 'metrics';
  sourceId?: Id;
  where?: string & tags.MaxLength<10000>;
  whereLanguage?: 'lucene' | 'sql';
}

interface Aggregated extends Queried {
  aggFn:
    | 'avg'
    | 'count'
    | 'count_distinct'
    | 'last_value'
    | 'max'
    | 'min'
    | 'quantile'
    | 'sum'
    | 'any'
    | 'none'
    | 'increase';
  field?: string & tags.MaxLength<1000>;
  level?: number & tags.Minimum<0> & tags.Maximum<1>;
  alias?: string & tags.MaxLength<256>;
  metricName?: string & tags.MaxLength<1000>;
  metricDataType?: 'gauge' | 'sum' | 'histogram' | 'summary' | 'exponential histogram';
  numberFormat?: NumberFormat;
}

interface TimeSeries extends Aggregated {
  type: 'time';
  groupBy?: Groups;
  displayType?: 'line' | 'stacked_bar';
}

interface TableSeries extends Aggregated {
  type: 'table';
  groupBy?: Groups;
  sortOrder?: 'asc' | 'desc';
}

interface NumberSeries extends Aggregated {
  type: 'number';
  groupBy?: Column[] & tags.MaxItems<0>;
}

interface SearchSeries extends Queried {
  type: 'search';
  fields?: Column[] & tags.MaxItems<100>;
}

interface MarkdownSeries {
  type: 'markdown';
  content?: string & tags.MaxLength<100000>;
}

type Series = TimeSeries | TableSeries | NumberSeries | SearchSeries | MarkdownSeries;

interface Tile {
  id: TileId;
  name: string & tags.MaxLength<1024>;
  x: number & tags.Minimum<0> & tags.Maximum<23>;
  y: number & tags.Minimum<0> & tags.Maximum<100000>;
  w: number & tags.Minimum<1> & tags.Maximum<24>;
  h: number & tags.Minimum<1> & tags.Maximum<1000>;
  asRatio?: boolean;
  series?: Series[] & tags.MinItems<1> & tags.MaxItems<20>;
}

interface Dashboard {
  id: Id;
  name: string & tags.MaxLength<1024>;
  tiles: Tile[] & tags.MaxItems<500>;
  tags: (string & tags.MaxLength<32>)[] & tags.MaxItems<50>;
  // The payload has no filters and no saved values, so their items are not checked.
  filters: unknown[] & tags.MaxItems<500>;
  savedQuery: string | null;
  savedQueryLanguage: 'lucene' | 'sql' | null;
  savedFilterValues: unknown[] & tags.MaxItems<500>;
}

const isDashboard = typia.createIs<Dashboard>();
const validate = typia.createValidate<Dashboard>();

/** Returns true if a series meets the condition that a type cannot express. */
function isComplete(series: Series) {
  return !('aggFn' in series) || hasRequiredField(series);
}

export function is(value: unknown): value is Dashboard {
  return isDashboard(value) && value.tiles.every((tile) => tile.series?.every(isComplete) ?? true);
}

export function issues(value: unknown): unknown[] {
  const result = validate(value);
  const { tiles } = Object(value) as Partial<Dashboard>;
  const incomplete = (Array.isArray(tiles) ? tiles : [])
    .flatMap((tile) => (Array.isArray(tile?.series) ? tile.series : []))
    .filter((series) => Object(series) === series && !isComplete(series));
  return [...(result.success ? [] : result.errors), ...incomplete];
}
