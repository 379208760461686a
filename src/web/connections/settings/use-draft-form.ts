import { useState } from 'react'

import { type ConnectionSettings, isApplicationKind } from '#shared/connections/fields.ts'
import type { SignOn } from '#shared/connections/stages/contract.ts'
import {
  type ConnectionPlace,
  type ConnectionValues,
  missingOf,
  toConnectionInput,
  toConnectionValues,
} from './connection-values.ts'
import { useForm } from '#web/ui/form/use-form.ts'
import { useWhen } from '#web/lib/use-when.ts'
import * as words from '#words/connections.ts'

import { useConnectionCalls } from '#web/connections/page/connection-calls.ts'
import { useSignOnChange } from '#web/connections/stages/use-sign-on-change.ts'

type Change = { place: ConnectionPlace; after: string | boolean | string[] }

export type DraftForm = ReturnType<typeof useDraftForm>

/** The form of what is prepared: the draft, or what is live until there is one. */
export function useDraftForm({ live, draft, availableKinds }: SignOn) {
  const calls = useConnectionCalls()
  const stored = valuesOf({ live, draft })
  const [base, setBase] = useState(stored)
  const save = useSignOnChange(calls.saveDraft, {
    done: () => words.settings.saved,
    onDone: (signOn) => accept(valuesOf(signOn)),
  })
  const form = useForm({ initial: base, shows: 'left', sending: save })
  // Before anything is stored the provider is only a choice of what comes next.
  const isNew = draft === null && !live.enabled
  const compared = isNew
    ? {
        ...base,
        'saml.kind': form.values['saml.kind'],
        'saml.provider': form.values['saml.provider'],
      }
    : base
  const isChanged = textOf(form.values) !== textOf(compared)

  function accept(values: ConnectionValues) {
    setBase(values)
    form.reset(values)
  }

  // Typed values stay when anything else of the connection changes.
  useWhen(textOf(stored), () => {
    if (!isChanged) accept(stored)
  })

  function inputOf(values: ConnectionValues) {
    return { saml: toConnectionInput(values, values), version: draft?.version ?? 0 }
  }

  return {
    ...form,
    isChanged,
    isNew,
    /** The settings that people sign in with. */
    live: toConnectionValues(live),
    save: () => {
      // A part of the values can be saved, and completed later.
      if (isBlank(form.values)) form.refuse(missingOf(form.values))
      else save.mutate(inputOf(form.values))
    },
    /** Takes values over, and saves the draft with them. */
    prepare: (changes: Change[]) => {
      for (const { place, after } of changes) form.change(place, after)
      const taken = Object.fromEntries(changes.map(({ place, after }) => [place, after]))
      save.mutate(inputOf({ ...form.values, ...taken }))
    },
    /** Saves the draft if anything is to be saved, and returns the settings that it has. */
    saveFirst: async (other: Partial<ConnectionValues> = {}): Promise<ConnectionSettings> => {
      const known = draft?.settings ?? (live.enabled ? live : undefined)
      if (known && !isChanged && Object.keys(other).length === 0) return known
      const saved = await save.mutateAsync(inputOf({ ...form.values, ...other }))
      return saved.draft?.settings ?? saved.live
    },
    /** Kinds that can go live. */
    availableKinds,
    error: save.error,
    discard: () => accept(stored),
  }
}

/** Nothing is entered that a provider has given. */
function isBlank(values: ConnectionValues): boolean {
  if (isApplicationKind(values['saml.kind'])) return false
  return [values['saml.entityId'], values['saml.entryPoint'], values['saml.cert']].every(
    (text) => text.trim() === '',
  )
}

/** Prepared settings are always on: switching off needs no preparation. */
function valuesOf({ live, draft }: Pick<SignOn, 'live' | 'draft'>): ConnectionValues {
  return toConnectionValues({ ...(draft?.settings ?? live), enabled: true })
}

function textOf(values: ConnectionValues): string {
  return JSON.stringify(values)
}
