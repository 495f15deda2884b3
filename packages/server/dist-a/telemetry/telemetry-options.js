import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartError } from '../store/start-error.js';
const readPassword = (path) => {
    try {
        return readFileSync(path, 'utf8').trimEnd();
    }
    catch (error) {
        throw new StartError(`The file ${path} with the password of ClickHouse cannot be read.`, { cause: error });
    }
};
/** Where telemetry is, as the options say; `undefined` where it is switched off. Throws StartError. */
export const telemetryOptions = (settings) => {
    const { telemetry, dataDir, clickhouseUrl, clickhouseUser, clickhousePasswordFile, clickhouseCluster } = settings;
    if (telemetry === 'off')
        return undefined;
    if (clickhouseUrl === undefined) {
        const needless = [
            ['--clickhouse-user', clickhouseUser],
            ['--clickhouse-password-file', clickhousePasswordFile],
            ['--clickhouse-cluster', clickhouseCluster],
        ].find(([, value]) => value !== undefined);
        if (needless)
            throw new StartError(`${needless[0]} means nothing without --clickhouse-url.`);
        return dataDir === ':memory:' ? {} : { directory: resolve(dataDir, 'telemetry') };
    }
    return {
        url: clickhouseUrl,
        ...(clickhouseUser !== undefined && { user: clickhouseUser }),
        ...(clickhousePasswordFile !== undefined && { password: readPassword(clickhousePasswordFile) }),
        ...(clickhouseCluster !== undefined && { cluster: clickhouseCluster }),
    };
};
/** Whether the service writes its own requests: by default where nobody else's telemetry is, and something is kept. */
export const writesItself = (settings) => settings.selfTelemetry === undefined
    ? settings.clickhouseUrl === undefined && settings.dataDir !== ':memory:'
    : settings.selfTelemetry === 'on';
