/** Converts the name of a client method or option, such as `listDeliveries`, to `list-deliveries`. */
export function kebabCase(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Converts `dashboardId` to `DASHBOARD_ID`, as the help names arguments. */
export function argumentName(name: string): string {
  return kebabCase(name).replaceAll('-', '_').toUpperCase();
}

/** Returns `dashboard` for `dashboards`. */
export function singular(resource: string): string {
  return kebabCase(resource)
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1');
}
