import {
  type QueryKey,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query'

import { toast } from '#web/ui/feedback/toast.tsx'
import { ApiError, errorMessage } from '#web/lib/http/api-error.ts'

import type { NewNames } from './named-list-props.ts'

type Change = NewNames & { isRetired?: boolean; isInternal?: boolean }
type Entry = { id: string; name: string }

type NamedListCalls = {
  /** Key of the list itself, and of everything else that shows it. */
  queryKey: QueryKey
  alsoShown: QueryKey[]
  add: (name: string) => Promise<Entry>
  change: (id: string, change: Change) => Promise<unknown>
  order: (ids: string[]) => Promise<unknown>
}

/** Properties that a press switches. */
export type NamedSwitch = Pick<Change, 'isRetired' | 'isInternal'>

export type NamedListActs = {
  add: UseMutationResult<Entry, Error, string>
  rename: (id: string, renamed: NewNames) => Promise<unknown>
  set: (id: string, changed: NamedSwitch) => void
  order: (ids: string[]) => void
}

/** Actions on a list whose entries have names. Each is stored immediately. */
export function useNamedList({ queryKey, alsoShown, ...calls }: NamedListCalls): NamedListActs {
  const queryClient = useQueryClient()

  function refreshOthers() {
    for (const shown of alsoShown) void queryClient.invalidateQueries({ queryKey: shown })
  }

  async function refresh() {
    refreshOthers()
    await queryClient.invalidateQueries({ queryKey })
  }

  function toastAndRefresh(error: Error) {
    toast.error(errorMessage(error))
    return refresh()
  }

  const add = useMutation({ mutationFn: calls.add, onSuccess: refresh })

  const change = useMutation({
    mutationFn: ({ id, ...changed }: Change & { id: string }) => calls.change(id, changed),
    onSuccess: refresh,
  })

  const order = useMutation({
    mutationFn: calls.order,
    // One after the other, so that the last order is the one that stays.
    scope: { id: `order of ${JSON.stringify(queryKey)}` },
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<Entry[]>(queryKey, (known) =>
        known?.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
      )
    },
    onSuccess: refreshOthers,
    onError: toastAndRefresh,
  })

  return {
    add,
    rename: (id, renamed) => change.mutateAsync({ id, ...renamed }),
    set: (id, changed) =>
      change.mutate({ id, ...changed }, { onError: (error) => void toastAndRefresh(error) }),
    order: (ids) => order.mutate(ids),
  }
}

/** Returns why a name was refused, in any language, as the problem of the field. */
export function nameProblem(error: unknown): { name: string } {
  const [problem] = error instanceof ApiError ? Object.values(error.fields) : []
  return { name: problem ?? errorMessage(error) }
}
