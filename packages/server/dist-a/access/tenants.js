import { NotFound } from '../resources/errors.js';
import { prepared } from '../store/prepared.js';
/** The tenants in the store. */
export const createTenants = ({ store }) => {
    const service = prepared(store, ['organization', 'id'], (parameters) => store.db
        .selectFrom('services')
        .select('id')
        .where('organization_id', '=', parameters.organization)
        .where('id', '=', parameters.id), ({ id }) => ({ id }));
    return {
        async service(organizationId, serviceId) {
            const tenant = await service({ organization: organizationId, id: serviceId });
            if (!tenant)
                throw new NotFound('No service of the organization has this id');
            return tenant;
        },
    };
};
