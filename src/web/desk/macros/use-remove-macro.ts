import { useMutation, useQueryClient } from '@tanstack/react-query'

import { macroEndpoints } from '#shared/desk/endpoints.ts'
import type { MacroItem } from '#shared/desk/macros/contract.ts'
import * as words from '#words/macros.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'

import { macroQueries } from './macro-queries.ts'

/** Removes a macro once the list is without it. */
export function useRemoveMacro() {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: ({ id }: MacroItem) =>
      call(macroEndpoints.removeMacro, { params: { macroId: id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: macroQueries.all() }),
    onSuccess: () => toast.success(words.removed),
    onError: (error) => toast.error(`${words.notRemoved}. ${errorMessage(error)}`),
  })
}
