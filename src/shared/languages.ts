/** Each has a folder of words. The first is for everybody whose own language is missing. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
