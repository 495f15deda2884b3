/** How many levels of messages are read; an attribute that is a list takes two. */
export const DEEPEST = 100;
/** What is said of a body with more. */
export const TOO_DEEP = `its values are nested deeper than ${DEEPEST} levels`;
