import { useState } from 'react'
import { flushSync } from 'react-dom'

import { afterPress } from '#web/lib/after-press.ts'
import type { FormDraft } from './form-draft.ts'
import { type FieldOf, isSame, mergeFields, withFields } from './merge-fields.ts'

/** What is stored, as a form shows it; a new one has no version yet. */
export type Stored<Values> = { values: Values; version: number | undefined }

/** What somebody else has stored, and when. */
export type StoredByOther<Values> = Stored<Values> & { by: string | null; at: string }

/** What somebody else saved while the form was open. */
export type Conflict<Values> = {
  by: string
  at: string
  base: Values
  ours: Values
  theirs: Values
  takenOver: FieldOf<Values>[]
  clashes: FieldOf<Values>[]
  decided: Partial<Record<FieldOf<Values>, 'ours' | 'theirs'>>
}

/** A field, or a part of one that is a list: `contacts.0.email`. */
export type Place<Values> = FieldOf<Values> | `${FieldOf<Values>}.${number}.${string}`
export type Problems<Values> = Partial<Record<Place<Values>, string>>

export type FormOptions<Values> = {
  /** In the order of the page. */
  fields: readonly FieldOf<Values>[]
  stored: Stored<Values>
  /** What was typed before and not saved; the form goes on with it. */
  draft?: FormDraft<Values> | null
  check: (values: Values) => Problems<Values>
}

/**
 * A form of what others may be changing, too. A problem shows once its field was left; sending
 * touches all; a refusal stays until a change.
 */
export function useVersionedForm<Values extends object>({
  fields,
  stored,
  draft,
  check,
}: FormOptions<Values>) {
  const [saved, setSaved] = useState(draft?.base ?? stored)
  const [values, setValues] = useState(draft?.values ?? saved.values)
  const [touched, setTouched] = useState<readonly Place<Values>[]>([])
  const [refused, setRefused] = useState<Problems<Values>>({})
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null)

  const problems = check(values)
  const undecided = conflict?.clashes.filter((field) => !conflict.decided[field]) ?? []
  const problemOf = (place: Place<Values>) =>
    refused[place] ?? (touched.includes(place) ? problems[place] : undefined)
  // Object.keys() forgets which keys they are; both are records of places.
  const wrong = Object.keys({ ...refused, ...problems }) as Place<Values>[]

  function decide(field: FieldOf<Values>, side: 'ours' | 'theirs') {
    if (!conflict) return
    setConflict({ ...conflict, decided: { ...conflict.decided, [field]: side } })
    setValues(withFields(values, conflict[side], [field]))
    setRefused(withoutField(refused, field))
  }

  /** Goes on from what somebody else has saved, with our changes on top. */
  function meet({ values: theirs, version, by, at }: StoredByOther<Values>) {
    const base = saved.values
    const merge = mergeFields(fields, { base, ours: values, theirs })
    const { takenOver, clashes } = merge
    setConflict({
      by: by ?? 'Somebody else',
      at,
      base,
      ours: values,
      theirs,
      takenOver,
      clashes,
      decided: {},
    })
    setSaved({ version, values: theirs })
    setValues(merge.values)
  }

  /** Begins anew with what is stored, or with other values on top of it. */
  function accept(now: Stored<Values>, typed = now.values) {
    setSaved(now)
    setValues(typed)
    setTouched([])
    setRefused({})
    setConflict(null)
  }

  return {
    values,
    saved,
    conflict,
    undecided,
    isChanged: !isSame(fields, values, saved.values),
    isComplete: Object.keys(problems).length === 0 && undecided.length === 0,
    problems,
    problemOf,
    problemCount: wrong.filter(problemOf).length + undecided.length,
    change: <Field extends FieldOf<Values>>(field: Field, value: Values[Field]) => {
      setValues({ ...values, [field]: value })
      setRefused(withoutField(refused, field))
    },
    touch: (place: Place<Values>) => afterPress(() => setTouched((before) => [...before, place])),
    // Drawn at once: the focus then finds the wrong field with what is said of it.
    touchAll: () => flushSync(() => setTouched((before) => [...before, ...fields, ...wrong])),
    refuse: setRefused,
    decide,
    meet,
    accept,
  }
}

/** Removes the problem of the field and those of its parts. */
function withoutField<Values>(
  problems: Problems<Values>,
  field: FieldOf<Values>,
): Problems<Values> {
  const kept = Object.entries(problems).filter(
    ([place]) => place !== field && !place.startsWith(`${field}.`),
  )
  // Of the same record.
  return Object.fromEntries(kept) as Problems<Values>
}
