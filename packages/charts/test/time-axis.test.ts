import { describe, expect, it } from 'vitest';
import { timeGeometry } from '../src/index.ts';
import { renderChart } from '../src/render.ts';
import { readPicture, textsOf } from './support/picture.ts';
import { DAY, HOUR, MINUTE, timeResult } from './support/results.ts';

/** Returns the labels of the time axis of a chart without data. */
function labels(timeZone: string, start: string, end: string, width = 800): string[] {
  const timeRange = { startTime: Date.parse(start), endTime: Date.parse(end) };
  const result = { ...timeResult([]), rows: [] };
  const picture = readPicture(renderChart({ tile: {}, result, width, height: 240, timeZone, timeRange }));
  return textsOf(picture).filter((text) => text !== 'No data');
}

describe('the time axis', () => {
  it.each([
    [
      'UTC',
      '2026-03-10T00:00Z',
      '2026-03-11T00:00Z',
      ['Mar 10', '03:00', '06:00', '09:00', '12:00', '15:00', '18:00', '21:00', 'Mar 11'],
    ],
    ['Asia/Kolkata', '2026-03-10T00:00Z', '2026-03-10T06:00Z', ['06:00', '07:00', '08:00', '09:00', '10:00', '11:00']],
    [
      'Asia/Kathmandu',
      '2026-03-10T00:00Z',
      '2026-03-10T03:00Z',
      ['06:00', '06:30', '07:00', '07:30', '08:00', '08:30'],
    ],
    [
      'America/New_York',
      '2026-06-01T00:00Z',
      '2026-06-08T00:00Z',
      ['Jun 1', 'Jun 2', 'Jun 3', 'Jun 4', 'Jun 5', 'Jun 6', 'Jun 7'],
    ],
    ['UTC', '2025-11-01T00:00Z', '2026-05-01T00:00Z', ['Nov', 'Dec', '2026', 'Feb', 'Mar', 'Apr', 'May']],
    [
      'UTC',
      '2018-01-01T00:00Z',
      '2026-01-01T00:00Z',
      ['2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026'],
    ],
    [
      'UTC',
      '2026-03-10T10:00:00Z',
      '2026-03-10T10:00:40Z',
      ['10:00', '10:00:05', '10:00:10', '10:00:15', '10:00:20', '10:00:25', '10:00:30', '10:00:35', '10:00:40'],
    ],
  ])('of %s from %s to %s has round times of the zone', (zone, start, end, expected) => {
    expect(labels(zone, start, end)).toEqual(expected);
  });

  it.each([
    // The clock goes from 02:00 to 03:00. The label 02:00 does not exist.
    [
      'Europe/Berlin',
      '2026-03-29T00:00+01:00',
      '2026-03-29T06:00+02:00',
      ['Mar 29', '01:00', '03:00', '04:00', '05:00', '06:00'],
    ],
    // The clock goes from 03:00 to 02:00. 02:00 occurs twice.
    [
      'Europe/Berlin',
      '2026-10-25T00:00+02:00',
      '2026-10-25T05:00+01:00',
      ['Oct 25', '01:00', '02:00', '02:00', '03:00', '04:00', '05:00'],
    ],
    [
      'America/New_York',
      '2026-03-08T00:00-05:00',
      '2026-03-08T06:00-04:00',
      ['Mar 8', '01:00', '03:00', '04:00', '05:00', '06:00'],
    ],
    [
      'America/New_York',
      '2026-11-01T00:00-04:00',
      '2026-11-01T05:00-05:00',
      ['Nov 1', '01:00', '01:00', '02:00', '03:00', '04:00', '05:00'],
    ],
    // The offset changes by half an hour.
    [
      'Australia/Lord_Howe',
      '2026-04-05T00:00+11:00',
      '2026-04-05T04:00+10:30',
      ['Apr 5', '00:30', '01:00', '01:30', '01:30', '02:00', '02:30', '03:00', '03:30', '04:00'],
    ],
    [
      'Pacific/Auckland',
      '2026-09-27T00:00+12:00',
      '2026-09-27T06:00+13:00',
      ['Sep 27', '01:00', '03:00', '04:00', '05:00', '06:00'],
    ],
  ])('of %s follows the clock change after %s', (zone, start, end, expected) => {
    expect(labels(zone, start, end, 700)).toEqual(expected);
  });

  it('has one tick for each day if the clock change skips or repeats midnight', () => {
    // In Cairo, the midnight of 2026-04-24 does not exist. In Havana, the midnight of 2026-11-01 occurs twice.
    expect(labels('Africa/Cairo', '2026-04-22T00:00+02:00', '2026-04-28T00:00+03:00')).toEqual([
      'Apr 22',
      'Apr 23',
      'Apr 24',
      'Apr 25',
      'Apr 26',
      'Apr 27',
      'Apr 28',
    ]);
    expect(labels('America/Havana', '2026-10-29T00:00-04:00', '2026-11-04T00:00-05:00')).toEqual([
      'Oct 29',
      'Oct 30',
      'Oct 31',
      'Nov 1',
      'Nov 2',
      'Nov 3',
      'Nov 4',
    ]);
  });

  it('has round times if daylight saving time lasts less than a week', () => {
    // In October 2000, Recife had daylight saving time from 03:00Z on the 8th to 02:00Z on the 15th.
    const times = labels('America/Recife', '2000-10-01T02:30Z', '2000-10-15T02:30Z', 4000);
    expect([...new Set(times.filter((text) => !text.startsWith('Oct')))]).toEqual(['06:00', '12:00', '18:00']);
  });

  it.each([
    'Europe/Berlin',
    'America/Sao_Paulo',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Africa/Casablanca',
    'Pacific/Apia',
    'America/St_Johns',
  ])('has labels that agree with Intl in %s', (timeZone) => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
    const day = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' });
    // The step is not a whole number of days, so that the ranges start at different times of the day.
    for (let start = Date.UTC(2026, 0, 1); start < Date.UTC(2026, 11, 20); start += 6.7 * DAY) {
      for (const length of [3 * HOUR, 11 * HOUR, 2 * DAY, 9 * DAY]) {
        const props = {
          tile: {},
          result: timeResult([]),
          width: 1000,
          height: 200,
          timeZone,
          timeRange: { startTime: start, endTime: start + length },
        };
        const picture = readPicture(renderChart(props));
        const geometry = timeGeometry(props);
        const ticks = picture.children
          .flatMap(({ children }) => children)
          .filter(({ name }) => name === 'text')
          .map(({ attributes, text }) => ({ x: Number(attributes['x']), text }));
        expect(ticks.length).toBeGreaterThan(1);
        // The chart is empty, so its axis is as wide as the picture without its margins.
        const [left, width] = [12, 976];
        // Labels at the edges are not centered below their ticks.
        for (const { x, text } of ticks.filter(({ x }) => x > 40 && x < 960)) {
          const time = start + ((x - left) / width) * length;
          // The position of a label is rounded to a pixel.
          const tolerance = (length / width) * 0.51 + 1;
          const near = [time - tolerance, time, time + tolerance].flatMap((probe) => {
            const rounded = [MINUTE, HOUR].map((unit) => Math.round(probe / unit) * unit);
            return [probe, ...rounded].flatMap((candidate) => [clock.format(candidate), day.format(candidate)]);
          });
          expect(near, `${text} at ${new Date(time).toISOString()}`).toContain(text);
        }
        expect(geometry?.range).toEqual(props.timeRange);
      }
    }
  });

  it('has its time range in the heading', () => {
    const headingNoteOf = (timeZone: string, start: string, end: string) => {
      const timeRange = { startTime: Date.parse(start), endTime: Date.parse(end) };
      const props = { tile: { name: 'A' }, result: timeResult([]), width: 600, height: 200, timeZone, timeRange };
      return textsOf(readPicture(renderChart(props)))[1];
    };
    expect(headingNoteOf('UTC', '2026-03-10T10:00Z', '2026-03-10T11:00Z')).toBe('Mar 10, 10:00 – 11:00 UTC');
    expect(headingNoteOf('Asia/Tokyo', '2026-03-10T10:00Z', '2026-03-10T17:30Z')).toBe(
      'Mar 10, 19:00 – Mar 11, 02:30 Asia/Tokyo',
    );
    expect(headingNoteOf('UTC', '2025-12-01T00:00Z', '2026-03-10T00:00Z')).toBe('Dec 1, 2025 – Mar 10, 2026 UTC');
    expect(headingNoteOf('UTC', '2026-03-10T10:00:03Z', '2026-03-10T10:00:48Z')).toBe(
      'Mar 10, 10:00:03 – 10:00:48 UTC',
    );
  });

  it('of an unknown zone throws an error', () => {
    const props = { tile: {}, result: timeResult([1]), width: 400, height: 200, timeZone: 'Mars/Olympus' };
    expect(() => renderChart(props)).toThrow(
      'Expected timeZone to be a time zone that this runtime knows, such as "Europe/Berlin", received "Mars/Olympus".',
    );
  });
});
