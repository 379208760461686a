import { useMutation, useQueryClient } from '@tanstack/react-query'

import type { NewView, SavedView, ViewChange } from '#shared/desk/queue/contract.ts'
import { savedViewEndpoints } from '#shared/desk/endpoints.ts'
import * as words from '#words/desk.ts'
import { deskQueries } from '#web/desk/filters/desk-queries.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { moved } from '#web/ui/form/use-lines.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'

/** Actions on saved views. Each is stored immediately. */
export function useSavedViews() {
  const queryClient = useQueryClient()
  const { queryKey } = deskQueries.savedViews()

  function show(change: (views: SavedView[]) => SavedView[]) {
    queryClient.setQueryData(queryKey, (views: SavedView[] | undefined) => views && change(views))
  }

  async function refresh() {
    await queryClient.invalidateQueries({ queryKey })
  }

  const save = useMutation({
    mutationFn: (body: NewView) => call(savedViewEndpoints.saveView, { body }),
    onSuccess: (view) => {
      show((views) => [...views, view])
      void refresh()
    },
  })

  const change = useMutation({
    mutationFn: ({ id, ...body }: ViewChange & { id: string }) =>
      call(savedViewEndpoints.changeView, { params: { viewId: id }, body }),
    onSuccess: (changed) => {
      show((views) => views.map((view) => (view.id === changed.id ? changed : view)))
      return refresh()
    },
  })

  const move = useMutation({
    mutationFn: ({ id, place }: { id: string; place: number; from: number; by: 1 | -1 }) =>
      call(savedViewEndpoints.changeView, { params: { viewId: id }, body: { place } }),
    // One after the other, so that the last order is the one that stays.
    scope: { id: 'order of saved views' },
    onMutate: ({ from, by }) => {
      // Shown immediately, so that a further move begins at the right position.
      show((views) => moved(views, from, by))
      return queryClient.cancelQueries({ queryKey })
    },
    onError: (error) => toast.error(errorMessage(error)),
    onSettled: refresh,
  })

  const remove = useMutation({
    mutationFn: ({ id }: SavedView) =>
      call(savedViewEndpoints.deleteView, { params: { viewId: id } }),
    onSuccess: (_, { id, name }) => {
      toast.success(words.viewDeleted(name))
      show((views) => views.filter((view) => view.id !== id))
    },
    onError: () => toast.error(words.deleteViewFailed),
    onSettled: refresh,
  })

  return { save, change, move, remove }
}
