import { type ComponentProps, lazy, Suspense } from 'react'

const load = () => import('./language-select.tsx')
const LanguageSelect = lazy(async () => ({ default: (await load()).LanguageSelect }))
const OwnLanguage = lazy(async () => ({ default: (await load()).OwnLanguage }))

/** Comes by itself, after the page. */
export function LateLanguageSelect() {
  return (
    <Suspense>
      <LanguageSelect />
    </Suspense>
  )
}

/** As `LateLanguageSelect`, for whoever is signed in. */
export function LateOwnLanguage(props: ComponentProps<typeof OwnLanguage>) {
  return (
    <Suspense>
      <OwnLanguage {...props} />
    </Suspense>
  )
}
