import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

import { LIST_SCOPES, type ListScope } from '#shared/tickets/values.ts'
import * as words from '#words/tickets.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { dashboardQueries } from '#web/tickets/queries/dashboard-queries.ts'
import { parseTicketListFilters } from '#web/tickets/queries/ticket-list-filters.ts'
import { Segmented } from '#web/ui/controls/segmented.tsx'

/** The scope of the page before: list and dashboard show the same tickets. */
let remembered: ListScope = 'mine'

/** The scope in the address, which other pages lead to without one. */
export function useListScope(): ListScope {
  const [params, setParams] = useSearchParams()
  const { scope } = parseTicketListFilters(params)
  const isLeftOut = !params.has('scope') && remembered !== 'mine'

  useWhen(isLeftOut && String(params), () => {
    const next = new URLSearchParams(params)
    next.set('scope', remembered)
    setParams(next, { replace: true })
  })
  useWhen(params.has('scope') && scope, () => (remembered = scope))

  return isLeftOut ? remembered : scope
}

function useTotal(scope: ListScope, isShown: boolean): number | undefined {
  const { data } = useQuery({ ...dashboardQueries.summary(scope), enabled: isShown })
  return data?.counts.total
}

type ScopeChoiceProps = {
  scope: ListScope
  onChoose: (scope: ListScope) => void
  className?: string | undefined
}

/** Chooses whose tickets a page shows, for people who see more than their own. */
export function ScopeChoice({ scope, onChoose, className }: ScopeChoiceProps) {
  const others: ListScope[] = useViewer().otherScopes ?? []
  const shown = LIST_SCOPES.filter((one) => one === 'mine' || one === scope || others.includes(one))
  const hasChoice = shown.length > 1
  const isShown = (one: ListScope) => hasChoice && shown.includes(one)
  const totals: Record<ListScope, number | undefined> = {
    mine: useTotal('mine', isShown('mine')),
    participating: useTotal('participating', isShown('participating')),
    company: useTotal('company', isShown('company')),
  }
  if (!hasChoice) return null

  return (
    <div className={className} data-print="hide">
      <Segmented
        label={words.scopesTitle}
        options={shown.map((value) => ({
          value,
          text: words.scopes[value],
          count: totals[value],
        }))}
        value={scope}
        onChange={(chosen) => {
          remembered = chosen
          onChoose(chosen)
        }}
      />
    </div>
  )
}
