import { useEffect, useRef, useState } from 'react'

import { afterPress } from '#web/lib/input/after-press.ts'
import { type DraftKey, draftKeyText, readDraft, writeDraft } from '#web/lib/storage/drafts.ts'

import { type FormDraft, parseFormDraft, serializeFormDraft, type Stored } from './form-draft.ts'
import { isSame, mergeFields, withFields } from './merge-fields.ts'
import type { FieldOf, Place } from './problems.ts'
import { type FormOptions, useForm } from './use-form.ts'

/** Values that another person has stored, and when. */
export type StoredByOther<Values> = Stored<Values> & { by: string | null; at: string }

/** Version that another person saved while the form was open. */
export type Conflict<Values> = {
  by: string | null
  at: string
  base: Values
  ours: Values
  theirs: Values
  takenOver: FieldOf<Values>[]
  clashes: FieldOf<Values>[]
  decided: Partial<Record<FieldOf<Values>, 'ours' | 'theirs'>>
}

type StoredFormOptions<Values> = Omit<FormOptions<Values>, 'initial' | 'shows' | 'onChange'> & {
  /** In the order of the page. */
  fields: readonly FieldOf<Values>[]
  stored: Stored<Values>
  draftKey: DraftKey
  /** The shape of the values; a list has one element. */
  example: Values
}

/**
 * A form of what is stored and others may be changing, too. What is typed survives a reload and a
 * new sign-in, until it is saved or discarded.
 */
export function useStoredForm<Values extends object>({
  fields,
  stored,
  draftKey,
  example,
  ...options
}: StoredFormOptions<Values>) {
  const [restored, setRestored] = useState(() => parseFormDraft(readDraft(draftKey), example))
  const [discarded, setDiscarded] = useState<FormDraft<Values> | null>(null)
  const [saved, setSaved] = useState(restored?.base ?? stored)
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null)
  const isDropped = useRef(false)
  const form = useForm({ ...options, shows: 'left', initial: restored?.values ?? saved.values })
  const { values } = form

  const undecided = conflict?.clashes.filter((field) => !conflict.decided[field]) ?? []
  const isChanged = !isSame(fields, values, saved.values)
  const typed = { base: saved, values }
  useKeptDraft(draftKey, isChanged ? serializeFormDraft(typed) : null, isDropped)

  function decide(field: FieldOf<Values>, side: 'ours' | 'theirs') {
    if (!conflict) return
    setConflict({ ...conflict, decided: { ...conflict.decided, [field]: side } })
    form.set(withFields(values, conflict[side], [field]))
    form.forget(field)
  }

  /** Goes on from the version of another person, with our changes on top. */
  function rebase({ values: theirs, version, by, at }: StoredByOther<Values>) {
    const base = saved.values
    const { values: merged, ...found } = mergeFields(fields, { base, ours: values, theirs })
    setConflict({ by, at, base, ours: values, theirs, ...found, decided: {} })
    setSaved({ version, values: theirs })
    form.set(merged)
  }

  /** Begins again with the stored values, or with other values on top of them. */
  function begin(now: Stored<Values>, draft: FormDraft<Values> | null = null) {
    setRestored(draft)
    setDiscarded(null)
    setSaved(now)
    setConflict(null)
    form.reset(draft?.values ?? now.values)
  }

  return {
    ...form,
    saved,
    conflict,
    decide,
    rebase,
    isChanged,
    problemCount: form.problemCount + undecided.length,
    // The message may move the button that is being pressed.
    touch: (place: Place<Values>) => afterPress(() => form.touch(place)),
    accept: (now: Stored<Values>) => begin(now),
    hasRestored: restored !== null && isChanged,
    /** Null when there is nothing to undo, or something else was typed since. */
    undoDiscard: discarded && !isChanged ? () => begin(discarded.base, discarded) : null,
    discard: () => {
      begin(newer(saved, stored))
      setDiscarded(typed)
    },
    /** Call it when the form is saved or given up, just before the page is left. */
    dropDraft: () => {
      isDropped.current = true
      writeDraft(draftKey, null)
    },
  }
}

/** Stores the draft, and holds a lock that tells other tabs that it is being edited. */
function useKeptDraft(draftKey: DraftKey, text: string | null, isDropped: { current: boolean }) {
  const key = draftKeyText(draftKey)

  useEffect(() => {
    if (!isDropped.current) writeDraft(draftKey, text)
    // oxlint-disable-next-line react/exhaustive-deps -- the key is a new object in every render; `key` is its text
  }, [key, text])

  useEffect(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const isGone = new AbortController()
    // Missing where the page is not secure. Another tab may have it; it is not waited for here.
    navigator.locks?.request(key, { signal: isGone.signal }, () => promise).catch(() => {})
    return () => {
      isGone.abort()
      resolve()
    }
  }, [key])
}

/** Returns the one with the higher version: a draft has the version that it began with, a conflict the latest. */
function newer<Values>(one: Stored<Values>, other: Stored<Values>): Stored<Values> {
  return (one.version ?? 0) > (other.version ?? 0) ? one : other
}
