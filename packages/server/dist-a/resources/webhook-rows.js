const NO_SECRETS = { headers: '{}', query_params: '{}', secret: null };
/** Write-only fields that are absent stay, unless they would then be sent to another place than they were meant for. */
const secretsOf = (input, before) => {
    const sameTarget = before !== undefined && before.url === input.url && before.service === input.service;
    const kept = sameTarget ? before : NO_SECRETS;
    const { headers, queryParams } = input.service === 'generic' ? input : {};
    return {
        headers: headers === undefined ? kept.headers : JSON.stringify(headers),
        query_params: queryParams === undefined ? kept.query_params : JSON.stringify(queryParams),
        secret: input.secret === undefined ? kept.secret : input.secret,
    };
};
/** The columns that a caller writes; `before` is the row that is replaced. */
export const writtenColumns = (input, before) => ({
    service: input.service,
    name: input.name,
    url: input.url,
    description: input.description ?? null,
    body: input.service === 'generic' ? (input.body ?? null) : null,
    ...secretsOf(input, before),
});
/** A webhook as it is returned, without what is write-only. */
export const toWebhook = (row) => ({
    id: row.id,
    name: row.name,
    service: row.service,
    url: row.url,
    ...(row.description !== null && { description: row.description }),
    ...(row.body !== null && { body: row.body }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
});
