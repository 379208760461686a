import { useMutation, useQueryClient } from '@tanstack/react-query'

import { categoryEndpoints } from '#shared/settings/endpoints.ts'
import type { AdminCategory } from '#shared/categories/contract.ts'
import { ApiError, errorMessage } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

import { settingsQueries } from './settings-queries.ts'

type Change = { name?: string; retired?: boolean }

/** What can be done with the categories. Each is stored at once. */
export function useCategories() {
  const queryClient = useQueryClient()
  const { queryKey } = settingsQueries.categories()

  async function refresh() {
    // Also for the pages of tickets, which keep their own.
    void queryClient.invalidateQueries({ queryKey: ['tickets', 'categories'] })
    await queryClient.invalidateQueries({ queryKey })
  }

  function tellAndRefresh(error: Error) {
    toast.error(errorMessage(error))
    return refresh()
  }

  const add = useMutation({
    mutationFn: (name: string) => call(categoryEndpoints.addCategory, { body: { name } }),
    onSuccess: refresh,
  })

  const change = useMutation({
    mutationFn: ({ id, ...body }: Change & { id: string }) =>
      call(categoryEndpoints.updateCategory, { params: { categoryId: id }, body }),
    onSuccess: refresh,
  })

  const order = useMutation({
    mutationFn: (categories: AdminCategory[]) =>
      call(categoryEndpoints.orderCategories, { body: { ids: categories.map(({ id }) => id) } }),
    // One after the other, so that the last order is the one that stays.
    scope: { id: 'order of categories' },
    onMutate: async (categories) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, categories)
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['tickets', 'categories'] }),
    onError: tellAndRefresh,
  })

  return {
    add,
    rename: (id: string, name: string) => change.mutateAsync({ id, name }),
    setRetired: (id: string, retired: boolean) =>
      change.mutate({ id, retired }, { onError: (error) => void tellAndRefresh(error) }),
    order: (categories: AdminCategory[]) => order.mutate(categories),
  }
}

/** Why a name was not taken, as the problem of its field. */
export function nameProblem(error: unknown): { name: string } {
  return { name: (error instanceof ApiError && error.fields.name) || errorMessage(error) }
}
