import { Command } from 'commander';
/** The commands; `write` gets what they answer. */
export declare const adminProgram: (write: (text: string) => void) => Command;
