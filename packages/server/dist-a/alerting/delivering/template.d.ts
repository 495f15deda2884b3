import type { AlertNotification } from '@observability-api/schemas';
/** Writes bodies by the templates of webhooks; a template is compiled once. Throws BodyFault. */
export declare const createTemplates: () => ((template: string, content: AlertNotification) => Promise<string>);
