import type { Long, NumberChoice } from '../messages/messages.ts';
/** 64 bits as a BigInt. */
export declare function bigint({ low, high, unsigned }: Long): bigint;
/** 64 bits as decimal digits: a JSON number would lose some. */
export declare function digits(long: Long): string;
/** What JSON has no number for is a text that the engine reads as one. */
export declare function float(value: number): number | string;
/** A number that is an integer or not, as one that is not; 0 where there is none, as the collector has it. */
export declare function chosenNumber(choice: NumberChoice): number | string;
/** Whether nothing is set. */
export declare function isZero({ low, high }: Long): boolean;
/** The 64 bits of a BigInt without a sign. */
export declare function longOf(value: bigint): Long;
