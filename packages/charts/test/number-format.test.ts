import { describe, expect, it } from 'vitest';
import { createFormat, type NumberFormat } from '../src/index.ts';
import { renderChart } from '../src/render.ts';
import { readPicture, textsOf } from './support/picture.ts';
import { timeResult } from './support/results.ts';

type Case = readonly [NumberFormat | undefined, string | undefined, readonly (readonly [number, string])[]];

describe('a number', () => {
  it.each<Case>([
    [
      undefined,
      undefined,
      [
        [0, '0'],
        [1, '1'],
        [1234.5678, '1,235'],
        [123.456, '123.5'],
        [12.345, '12.35'],
        [0.12345, '0.123'],
        [-5, '−5'],
        [999_999, '999,999'],
        [1_234_567, '1,234,567'],
        [1_234_567_890, '1.23B'],
        [5e9, '5B'],
        [1e-7, '1e−7'],
        [1e21, '1e21'],
        [-1e300, '−1e300'],
        [Number.MIN_VALUE, '4.94e−324'],
      ],
    ],
    [
      { output: 'number' },
      undefined,
      [
        [1_234_567.891, '1234568'],
        [12.345, '12.35'],
      ],
    ],
    [
      { output: 'number', thousandSeparated: true, mantissa: 2 },
      undefined,
      [
        [1_234_567.891, '1,234,567.89'],
        [-0.001, '0.00'],
      ],
    ],
    [
      { output: 'number', average: true, mantissa: 1 },
      undefined,
      [
        [1_200_000, '1.2M'],
        [999_960, '1.0M'],
        [3, '3.0'],
      ],
    ],
    [{ output: 'number', unit: 'orders', factor: 2 }, undefined, [[21, '42 orders']]],
    [
      { output: 'currency', currencySymbol: '€' },
      undefined,
      [
        [1234.5, '€1,234.50'],
        [-3, '−€3.00'],
      ],
    ],
    [{ output: 'currency', average: true, mantissa: 1 }, undefined, [[1_250_000, '$1.3M']]],
    [
      { output: 'percent' },
      undefined,
      [
        [0.25, '25%'],
        [0.9995, '99.95%'],
        [0.000_012, '0.0012%'],
        [2, '200%'],
      ],
    ],
    [{ output: 'percent', mantissa: 2 }, undefined, [[0.0213, '2.13%']]],
    [
      { output: 'byte' },
      undefined,
      [
        [0, '0 B'],
        [1023, '1,023 B'],
        [1024, '1 KiB'],
        [1536, '1.5 KiB'],
        [5 * 2 ** 30, '5 GiB'],
      ],
    ],
    [
      { output: 'byte', decimalBytes: true },
      undefined,
      [
        [1500, '1.5 kB'],
        [2e12, '2 TB'],
      ],
    ],
    [{ output: 'data_rate' }, undefined, [[2 ** 20, '1 MiB/s']]],
    [{ output: 'throughput' }, undefined, [[1200, '1.2k/s']]],
    [
      { output: 'duration' },
      undefined,
      [
        [0, '0 s'],
        [3.2e-7, '320 ns'],
        [0.000_012_3, '12.3 µs'],
        [0.35, '350 ms'],
        [1.5, '1.5 s'],
        [59.94, '59.94 s'],
        [245, '4m 5s'],
        [7980, '2h 13m'],
        [3599.8, '1h'],
        [273_600, '3d 4h'],
        [-90, '−1m 30s'],
      ],
    ],
    [
      { output: 'duration', factor: 0.001 },
      undefined,
      [
        [350, '350 ms'],
        [90_000, '1m 30s'],
      ],
    ],
    [{ output: 'duration' }, 'ns', [[1_500_000, '1.5 ms']]],
    [{ output: 'duration', mantissa: 1 }, undefined, [[90, '1.5 min']]],
    [
      { output: 'time' },
      undefined,
      [
        [3661, '01:01:01'],
        [86_399.6, '24:00:00'],
      ],
    ],
    [{ numericUnit: 'bytes_iec' }, undefined, [[2048, '2 KiB']]],
    [{ numericUnit: 'bytes_si' }, undefined, [[2000, '2 kB']]],
    [{ numericUnit: 'bits_si' }, undefined, [[2_000_000, '2 Mb']]],
    [{ numericUnit: 'mebibytes' }, undefined, [[1536, '1.5 GiB']]],
    [{ numericUnit: 'gigabytes' }, undefined, [[0.5, '500 MB']]],
    [{ numericUnit: 'kibibits_sec' }, undefined, [[1024, '1 Mib/s']]],
    [{ numericUnit: 'megabits_sec' }, undefined, [[40, '40 Mb/s']]],
    [{ numericUnit: 'petabytes' }, undefined, [[3, '3 PB']]],
    [{ numericUnit: 'packets_sec' }, undefined, [[12_000, '12k p/s']]],
    [{ numericUnit: 'rps' }, undefined, [[5, '5 req/s']]],
    [{ numericUnit: 'rps', output: 'percent' }, undefined, [[5, '5 req/s']]],
    [{ numericUnit: 'bytes_iec', output: 'currency' }, undefined, [[2048, '2 KiB']]],
    [{ numericUnit: 'unheard_of' }, undefined, [[5, '5']]],
    [undefined, 'ms', [[1500, '1.5 s']]],
    [undefined, 'By', [[1536, '1.5 KiB']]],
    [undefined, 'By/s', [[1024, '1 KiB/s']]],
    [undefined, '%', [[12.5, '12.5%']]],
    [undefined, '{request}', [[3, '3']]],
    [undefined, '{request}/s', [[3, '3 request/s']]],
    [undefined, '1', [[3, '3']]],
  ])('with the format %j and the unit %s has the expected text', (format, unit, cases) => {
    const { value } = createFormat(format, unit);
    expect(cases.map(([number]) => value(number))).toEqual(cases.map(([, text]) => text));
  });

  it('that is missing or not finite is a dash', () => {
    const { value } = createFormat();
    expect([null, undefined, Number.NaN, Number.POSITIVE_INFINITY].map(value)).toEqual(['–', '–', '–', '–']);
  });
});

describe('the labels of a value axis', () => {
  const labels = (values: readonly number[], numberFormat?: NumberFormat, config: object = {}) => {
    const tile = { config: { ...config, ...(numberFormat ? { numberFormat } : {}) } };
    const texts = textsOf(readPicture(renderChart({ tile, result: timeResult(values), width: 400, height: 220 })));
    // The labels of the time axis follow. It starts at 1970-01-01.
    return texts.slice(0, texts.indexOf('Jan 1'));
  };

  it.each<readonly [readonly number[], NumberFormat | undefined, readonly string[]]>([
    [[0, 5], undefined, ['0', '1', '2', '3', '4', '5']],
    [[0, 1400], undefined, ['0', '500', '1,000']],
    [[0, 25_000], undefined, ['0', '5k', '10k', '15k', '20k', '25k']],
    [[0, 0.004], undefined, ['0', '0.001', '0.002', '0.003', '0.004']],
    [[-10, 10], undefined, ['−10', '−5', '0', '5', '10']],
    [[0, 6 * 2 ** 30], { output: 'byte' }, ['0 B', '2 GiB', '4 GiB', '6 GiB']],
    [[0, 0.9], { output: 'percent' }, ['0%', '20%', '40%', '60%', '80%']],
    [[0, 320], { output: 'duration', factor: 0.001 }, ['0 ms', '100 ms', '200 ms', '300 ms']],
    [[0, 7200], { output: 'time' }, ['00:00:00', '00:30:00', '01:00:00', '01:30:00', '02:00:00']],
    [[0, 2000], { output: 'currency' }, ['$0', '$500', '$1,000', '$1,500', '$2,000']],
  ])('for %j with %j have one unit, except 0', (values, format, expected) => {
    expect(labels(values, format)).toEqual(expected);
  });

  it('start at the lowest value with fitYAxisToData', () => {
    expect(labels([1000, 1004], undefined, { fitYAxisToData: true })).toEqual([
      '1,000',
      '1,001',
      '1,002',
      '1,003',
      '1,004',
    ]);
  });

  it.each([
    [[7, 7, 7]],
    [[0, 0, 0]],
    [[-3]],
    [[1e300, -1e300]],
    [[Number.MAX_VALUE, -Number.MAX_VALUE]],
    [[1e-300, 2e-300]],
    [[Number.MIN_VALUE, Number.MIN_VALUE]],
    [[1e15, 1e15 + 1]],
    [[1e308, 1e308]],
  ])('of %j are different from each other', (values) => {
    for (const fitYAxisToData of [true, false]) {
      const texts = labels(values, undefined, { fitYAxisToData });
      expect(texts.length).toBeGreaterThan(0);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
