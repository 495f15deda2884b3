/** Handlers of dashboards, alerts, sources and webhooks, for either deployment. */
export function observabilityHandlers({ dashboards, alerts, sources, webhooks }) {
    return {
        listDashboards: ({ tenant, query }) => dashboards.list(tenant, query),
        createDashboard: ({ tenant, body, also }) => dashboards.create(tenant, body, also),
        getDashboard: ({ tenant, params }) => dashboards.get(tenant, params.dashboardId),
        updateDashboard: ({ tenant, params, body, when }) => dashboards.replace(tenant, params.dashboardId, body, when),
        deleteDashboard: ({ tenant, params, when }) => dashboards.delete(tenant, params.dashboardId, when),
        listAlerts: ({ tenant, query }) => alerts.list(tenant, query),
        createAlert: ({ tenant, body, also }) => alerts.create(tenant, body, also),
        getAlert: ({ tenant, params }) => alerts.get(tenant, params.alertId),
        updateAlert: ({ tenant, params, body, when }) => alerts.replace(tenant, params.alertId, body, when),
        deleteAlert: ({ tenant, params, when }) => alerts.delete(tenant, params.alertId, when),
        listSources: ({ tenant, query }) => sources.list(tenant, query),
        getSource: ({ tenant, params }) => sources.get(tenant, params.sourceId),
        listWebhooks: ({ tenant, query }) => webhooks.list(tenant, query),
        createWebhook: ({ tenant, body, also }) => webhooks.create(tenant, body, also),
        getWebhook: ({ tenant, params }) => webhooks.get(tenant, params.webhookId),
        updateWebhook: ({ tenant, params, body, when }) => webhooks.replace(tenant, params.webhookId, body, when),
        deleteWebhook: ({ tenant, params, when }) => webhooks.delete(tenant, params.webhookId, when),
    };
}
