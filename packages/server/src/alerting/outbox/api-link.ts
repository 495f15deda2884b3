import type { Store } from '../../store/store.ts';
import type { LinkTo } from './dashboard-link.ts';

/** Links to a dashboard in the API, for who has no page that shows it. `origin` is where the API is. */
export function linkToApi({ db }: Pick<Store, 'db'>, origin: () => string): LinkTo {
  return async ({ tenant, dashboardId }) => {
    const service = await db
      .selectFrom('services')
      .select(['id', 'organization_id'])
      .where('id', '=', tenant)
      .executeTakeFirst();
    const path = service
      ? `/v1/organizations/${service.organization_id}/services/${service.id}/observability`
      : '/api/v2';
    return () => `${origin()}${path}/dashboards/${dashboardId}`;
  };
}
