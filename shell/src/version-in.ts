/** The version of the build in whose folder this lies; its host where it is on a developer's own machine. */
export const versionIn = (url: string) => url.split('/').at(-2);
