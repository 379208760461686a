import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import * as words from '#words/sso-guide.ts'
import { guideQuery, type LoadedName, loadGuide } from '#web/sso-guide/load-guide.ts'
import { useLoadAgain } from '#web/ui/feedback/lazy-code.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'

import type { Guide, ProviderGuide } from './provider-guide.ts'

type LoadedGuideProps = { name: LoadedName; children: (guide: Guide | ProviderGuide) => ReactNode }

/** A part of a page that shows the guide of the chosen provider, once it has come. */
export function LoadedGuide({ name, children }: LoadedGuideProps) {
  const { refetch, ...guide } = useQuery(guideQuery(name))
  // A browser that keeps the failure loads the page again, as for other code that comes late.
  const { isLoading, loadAgain } = useLoadAgain(
    () => loadGuide(name),
    () => void refetch(),
  )

  return (
    <Loaded
      query={{ ...guide, isFetching: guide.isFetching || isLoading, refetch: loadAgain }}
      loading={words.loadingGuide}
      failed={words.guideLoadFailed}
    >
      {children}
    </Loaded>
  )
}
