import type { ReactNode } from 'react'

import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { Card } from './card.tsx'

type LoadedProps<Data> = {
  query: { data: Data | undefined; isPending: boolean; isFetching: boolean; refetch: () => unknown }
  /** Told to assistive technology while it loads. */
  loading: string
  /** Shown where it could not be loaded. */
  failed: string
  skeleton?: ReactNode
  /** Draws a card around the skeleton or the failure, where the data brings cards of its own. */
  isInCard?: boolean
  children: (data: Data) => ReactNode
}

/** Data of a query; until it is there, a skeleton, or that it failed, with the way to try again. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, skeleton = <SkeletonText width="half" />, isInCard = false } = props
  if (query.data !== undefined) return props.children(query.data)

  const shown = query.isPending ? (
    skeleton
  ) : (
    <LoadFailure
      message={props.failed}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
  const framed = isInCard ? <Card>{shown}</Card> : shown
  return query.isPending ? <Loading label={props.loading}>{framed}</Loading> : framed
}
