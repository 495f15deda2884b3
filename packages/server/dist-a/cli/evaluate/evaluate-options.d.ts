import { Command } from 'commander';
/** What `observability-api evaluate` is told. */
export interface EvaluateOptions {
    readonly once?: true;
    readonly dataDir: string;
    readonly databaseUrl?: string;
    readonly clickhouseUrl?: string;
    readonly clickhouseUser?: string;
    readonly clickhousePasswordFile?: string;
    readonly clickhouseCluster?: string;
    readonly webhookAllow: readonly string[];
    readonly dashboardUrl?: string;
}
/** The command; `print` gets its help. */
export declare const evaluateCommand: (print: (text: string) => void) => Command;
