/** A template cannot be used; the message goes on from `the template`. */
export declare class TemplateFault extends Error {
    readonly name = "TemplateFault";
}
/** The variables that a template may have. */
export declare const TEMPLATE_VARIABLES: readonly ['title', 'body', 'link', 'state', 'startTime', 'endTime', 'value', 'threshold', 'group', 'eventId'];
/** What a template is filled with. */
export type TemplateValues = Readonly<Record<(typeof TEMPLATE_VARIABLES)[number], unknown>>;
/** A template of a webhook's body. */
export interface Template {
    /** The names of its variables, known or not. */
    readonly variables: ReadonlySet<string>;
    /** A variable that is not known is an empty text. */
    render(values: TemplateValues): string;
}
/** Reads a template. Throws TemplateFault. */
export declare const readTemplate: (template: string) => Promise<Template>;
