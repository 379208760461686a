import { Card } from '#web/kit/parts/card.tsx'
import { GrowingList, ListPlace } from '#web/kit/list/growing-list.tsx'
import { LoadFailure } from '#web/kit/feedback/load-failure.tsx'
import { VisuallyHidden } from '#web/kit/parts/visually-hidden.tsx'

import { NoPeople } from './no-people.tsx'
import { PeopleTable, PeopleTableSkeleton } from './people-table.tsx'
import type { People } from './use-people.ts'

type ContentProps = { customerId: string; people: People; onClear: () => void }

export function PeopleContent({ customerId, people, onClear }: ContentProps) {
  const isSettled = !people.isLoading && !people.isFailed && !people.isChanging

  return (
    <>
      <VisuallyHidden>
        <output>{isSettled && countText(people)}</output>
      </VisuallyHidden>
      <Card flush>
        <ListPlace isChanging={people.isChanging}>
          {people.isFailed ? (
            <LoadFailure
              message="Failed to load people"
              busy={people.isRetrying}
              onRetry={people.retry}
            />
          ) : people.isLoading ? (
            <PeopleTableSkeleton />
          ) : people.people.length === 0 ? (
            <NoPeople isSearching={people.q !== ''} onClear={onClear} />
          ) : (
            <GrowingList
              count={people.people.length}
              hasMore={people.hasMore}
              isShowingMore={people.isShowingMore}
              onShowMore={() => void people.showMore()}
            >
              <PeopleTable customerId={customerId} people={people.people} />
            </GrowingList>
          )}
        </ListPlace>
      </Card>
    </>
  )
}

function countText({ people, hasMore }: People): string {
  if (people.length === 0) return 'Nobody found'
  if (hasMore) return `The first ${people.length} people are shown`
  return people.length === 1 ? '1 person found' : `${people.length} people found`
}
