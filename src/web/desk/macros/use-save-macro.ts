import { useMutation, useQueryClient } from '@tanstack/react-query'

import { macroEndpoints } from '#shared/desk/endpoints.ts'
import type { Macro } from '#shared/desk/macros/contract.ts'
import type { MacroInput } from '#shared/desk/macros/input.ts'
import * as words from '#words/macros.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { saveUnlessChanged } from '#web/ui/form/save-unless-changed.ts'
import { call } from '#web/lib/http/call.ts'

import { macroQueries } from './macro-queries.ts'

type Saving = { input: MacroInput; version: number }

type Outcome = {
  onSaved: () => void
  /** Receives the macro that another agent has saved in between. */
  onConflict: (current: Macro) => void
}

/** Adds a macro, or changes the one that is given. */
export function useSaveMacro(macro: Macro | null, { onSaved, onConflict }: Outcome) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: async ({ input, version }: Saving) => {
      if (!macro) return { saved: await call(macroEndpoints.addMacro, { body: input }) }
      const params = { macroId: macro.id }
      return await saveUnlessChanged(
        () => call(macroEndpoints.changeMacro, { params, body: { ...input, version } }),
        () => queryClient.fetchQuery(macroQueries.macro(macro.id)),
      )
    },
    onSuccess: async ({ conflict }) => {
      if (conflict) return onConflict(conflict)
      await queryClient.invalidateQueries({ queryKey: macroQueries.all() })
      toast.success(words.saved)
      onSaved()
    },
  })
}
