import { rule } from '../../rule.ts';

const defaults = { roles: [] as readonly string[] };

/** Where keys have roles, every operation that needs a key says which roles may call it. */
export const rolesStated = rule(
  'roles-stated',
  ({ endpoints, report, options }) => {
    const secured = endpoints.filter((endpoint) => endpoint.secured);
    if (options.roles.length === 0 && !secured.some(({ node }) => node['x-roles'] !== undefined)) return;
    for (const { node, location, title } of secured) {
      const roles = node['x-roles'];
      if (!Array.isArray(roles) || roles.length === 0) {
        report(`\`${title}\` needs \`x-roles\`, the roles that may call it.`, location, 'onKey');
        continue;
      }
      for (const [index, role] of roles.entries()) {
        if (options.roles.length === 0 || options.roles.includes(role)) continue;
        const expected = options.roles.map((name) => `\`${name}\``).join(', ');
        report(`Expected a role among ${expected}, found \`${role}\`.`, location.child(['x-roles', index]));
      }
    }
  },
  defaults,
);
