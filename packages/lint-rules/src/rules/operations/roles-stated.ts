import { rule } from '../../rule.ts';

const defaults = { roles: [] as readonly string[] };

/**
 * Requires every operation that needs authentication to list the permitted roles, if the API has roles. Rejects roles that are not in
 * the option `roles`, if it is set.
 */
export const rolesStated = rule(
  'roles-stated',
  ({ endpoints, report, options }) => {
    const secured = endpoints.filter((endpoint) => endpoint.secured);
    if (options.roles.length === 0 && !secured.some(({ node }) => node['x-roles'] !== undefined)) return;
    for (const { node, location, title } of secured) {
      const roles = node['x-roles'];
      if (!Array.isArray(roles) || roles.length === 0) {
        report(`Expected \`${title}\` to have \`x-roles\`, the roles that can call it.`, location, 'onKey');
        continue;
      }
      for (const [index, role] of roles.entries()) {
        if (options.roles.length === 0 || options.roles.includes(role)) continue;
        const expected = options.roles.map((name) => `\`${name}\``).join(', ');
        report(`Expected one of the roles ${expected}, found \`${role}\`.`, location.child(['x-roles', index]));
      }
    }
  },
  defaults,
);
