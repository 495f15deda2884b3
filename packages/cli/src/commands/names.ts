/** Converts the name of a client method or option, such as `listDeliveries`, to `list-deliveries`. */
export function kebabCase(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Converts `dashboardId` to `DASHBOARD_ID`, the form of arguments in the help. */
export function argumentName(name: string): string {
  return kebabCase(name).replaceAll('-', '_').toUpperCase();
}

/**
 * Returns the name of the items that an operation lists, such as `deliveries` for `listDeliveries`. Returns `results` for other
 * operations.
 */
export function itemsName({ resource, method }: { readonly resource: string; readonly method: string }): string {
  const [, name] = /^list(\w+)$/.exec(method) ?? [];
  if (name !== undefined) return kebabCase(name).replaceAll('-', ' ');
  return method === 'list' ? kebabCase(resource).replaceAll('-', ' ') : 'results';
}

/** Returns the singular of a resource in kebab case, such as `saved-search` for `savedSearches`. */
export function singular(resource: string): string {
  return kebabCase(resource)
    .replace(/ies$/, 'y')
    .replace(/(?<=ch)es$|(?<=[^s])s$/, '');
}
