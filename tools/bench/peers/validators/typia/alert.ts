import typia, { type tags } from 'typia';

type Id = string & tags.Pattern<'^[0-9a-f]{24}$'>;
type TileId = string & tags.Pattern<'^[A-Za-z0-9_-]{1,36}$'>;
type Time = string & tags.Format<'date-time'>;

type Interval = '30s' | '1m' | '5m' | '15m' | '30m' | '1h' | '6h' | '12h' | '1d';

interface Channel {
  type: 'webhook';
  webhookId: Id;
}

interface Silence {
  by: string;
  at: Time;
  until: Time;
}

interface ExecutionError {
  timestamp: Time;
  type: 'QUERY_ERROR' | 'QUERY_TIMEOUT' | 'WEBHOOK_ERROR' | 'INVALID_ALERT' | 'UNKNOWN';
  message: string;
}

interface Alert {
  id: Id;
  teamId?: string;
  source: 'tile' | 'saved_search' | 'inline';
  dashboardId?: Id;
  tileId?: TileId;
  interval: Interval;
  threshold: number;
  thresholdType:
    | 'above'
    | 'below'
    | 'above_exclusive'
    | 'below_or_equal'
    | 'equal'
    | 'not_equal'
    | 'between'
    | 'not_between';
  thresholdMax?: number;
  channel?: Channel;
  channels?: Channel[] & tags.MinItems<1> & tags.MaxItems<10>;
  name: (string & tags.MaxLength<512>) | null;
  message: (string & tags.MaxLength<4096>) | null;
  note: (string & tags.MaxLength<4096>) | null;
  displayName: (string & tags.MaxLength<512>) | null;
  tags: (string & tags.MaxLength<32>)[] & tags.MaxItems<50>;
  enabled: boolean;
  notifyEvery: Interval | null;
  noData: 'zero' | 'ok' | 'alert' | 'insufficient_data';
  numConsecutiveWindows: (number & tags.Type<'int64'> & tags.Minimum<1>) | null;
  scheduleOffsetMinutes?: (number & tags.Type<'int64'> & tags.Minimum<0> & tags.Maximum<1439>) | null;
  scheduleStartAt?: Time | null;
  state: 'OK' | 'ALERT' | 'PENDING' | 'INSUFFICIENT_DATA' | 'DISABLED';
  silenced?: Silence | null;
  executionErrors?: ExecutionError[];
  createdAt?: Time;
  updatedAt?: Time;
}

const validate = typia.createValidate<Alert>();

export const is: (value: unknown) => value is Alert = typia.createIs<Alert>();
export function issues(value: unknown): unknown[] {
  const result = validate(value);
  return result.success ? [] : result.errors;
}
