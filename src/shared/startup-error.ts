/** A reason for which the site cannot start, in words for whoever starts it: the message says all, and no stack adds to it. */
export class StartupError extends Error {}
