import { useEffect, useRef, useState } from 'react'

import { type DraftKey, draftKeyText, readDraft, writeDraft } from '#web/lib/drafts.ts'
import { type FormDraft, parseFormDraft, serializeFormDraft } from './form-draft.ts'
import { type FormOptions, type Stored, useVersionedForm } from './use-versioned-form.ts'

type KeptFormOptions<Values> = Omit<FormOptions<Values>, 'draft'> & {
  draftKey: DraftKey
  /** The shape of the values; a list has one element. */
  example: Values
}

/** A form of which what is typed survives a reload and a new sign-in, until it is saved or discarded. */
export function useKeptForm<Values extends object>({
  draftKey,
  example,
  ...options
}: KeptFormOptions<Values>) {
  const [restored, setRestored] = useState(() => parseFormDraft(readDraft(draftKey), example))
  const [discarded, setDiscarded] = useState<FormDraft<Values> | null>(null)
  const isDropped = useRef(false)
  const form = useVersionedForm({ ...options, draft: restored })
  const key = draftKeyText(draftKey)
  const typed = { base: form.saved, values: form.values }
  const text = form.isChanged ? serializeFormDraft(typed) : null

  useEffect(() => {
    if (!isDropped.current) writeDraft(draftKey, text)
    // oxlint-disable-next-line react/exhaustive-deps -- the key is a new object in every render; `key` is its text
  }, [key, text])

  // So that another tab sees that somebody is at it.
  useEffect(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const isGone = new AbortController()
    // Missing where the page is not secure. Another tab may have it; nobody waits for it here.
    navigator.locks?.request(key, { signal: isGone.signal }, () => promise).catch(() => {})
    return () => {
      isGone.abort()
      resolve()
    }
  }, [key])

  function begin(now: Stored<Values>, values?: Values) {
    setRestored(null)
    setDiscarded(null)
    form.accept(now, values)
  }

  function undoDiscard(draft: FormDraft<Values>) {
    begin(draft.base, draft.values)
    setRestored(draft)
  }

  return {
    ...form,
    accept: (now: Stored<Values>) => begin(now),
    hasRestored: restored !== null && form.isChanged,
    /** Null when there is nothing to undo, or something else was typed since. */
    undoDiscard: discarded && !form.isChanged ? () => undoDiscard(discarded) : null,
    discard: () => {
      begin(newer(form.saved, options.stored))
      setDiscarded(typed)
    },
    /** Once it was saved or given up, and the page is about to be left. */
    dropDraft: () => {
      isDropped.current = true
      writeDraft(draftKey, null)
    },
  }
}

/** A draft began with what was stored then; a save that met another's knows what is stored by now. */
function newer<Values>(one: Stored<Values>, other: Stored<Values>): Stored<Values> {
  return (one.version ?? 0) > (other.version ?? 0) ? one : other
}
