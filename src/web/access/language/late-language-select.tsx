import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

const load = () => import('./language-select.tsx')

/** Comes by itself, after the page. */
export const LateLanguageSelect = lazyPart(async () => (await load()).LanguageSelect)

/** As `LateLanguageSelect`, for people who are signed in. */
export const LateOwnLanguage = lazyPart(async () => (await load()).OwnLanguage)
