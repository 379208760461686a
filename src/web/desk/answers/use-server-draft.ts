import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'

import type { DraftConflict } from '#shared/desk/answers/contract.ts'
import type { AnswerDraft, HeldFile } from '#shared/desk/answers/parts.ts'
import type { Chosen } from '#shared/desk/chosen.ts'
import { sendingEndpoints } from '#shared/desk/endpoints.ts'
import type { AnswerKind } from '#shared/desk/values.ts'
import { ApiError } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { useAfterPause } from '#web/lib/later.ts'
import { type DraftKey, readDraft, writeDraft } from '#web/lib/storage/drafts.ts'
import { useWhen } from '#web/lib/use-when.ts'

import {
  baseKeyOf,
  chosenText,
  compareDraft,
  type DraftBase,
  NO_DRAFT,
  NOTHING_CHOSEN,
  readBase,
  writeBase,
} from './compare-draft.ts'
import { draftScope, draftsQuery, keepDraft } from './draft-query.ts'

const PAUSE_MS = 1_000

/** Text and choices from elsewhere. */
export type Replacement = { html: string; newestSeen: string | null; chosen: Chosen }

type Options = {
  ticketId: string
  kind: AnswerKind
  draftKey: DraftKey
  /** Text typed in this window. */
  html: string
  /** Choices next to the text. */
  chosen: Chosen
  newestSeen: string | null
  /** An answer is under way: what is saved meanwhile would come back once it is sent. */
  isSending: boolean
  /** Shows what was written elsewhere in the place of what is here. */
  onReplace: (taken: Replacement) => void
  /** Adds what was chosen elsewhere to what is chosen here. */
  onChoose: (chosen: Chosen) => void
}

/** Keeps a draft on the server as well as in this browser, so that it is there in the next one. */
export function useServerDraft(options: Options) {
  const { ticketId, kind, draftKey, html, chosen, newestSeen, isSending, onReplace } = options
  const baseKey = baseKeyOf(draftKey)
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  const drafts = useQuery(draftsQuery(ticketId))
  const [base, setBaseState] = useState(() => readBase(readDraft(baseKey)))
  const version = useRef(base.version)
  /** Choices that the server has with the text of `base`; null until they were read. */
  const [savedChosen, setSavedChosen] = useState<string | null>(null)
  const [files, setFiles] = useState<HeldFile[]>([])
  const [other, setOther] = useState<AnswerDraft | null>(null)
  const saving = useSaveDraft({
    ticketId,
    kind,
    newestSeen,
    version,
    onSaved: (draft, { content, chosen: saved }) => know(draft, content, chosenText(saved)),
    onConflict: meet,
  })

  function setBase(next: DraftBase) {
    version.current = next.version
    setBaseState(next)
    writeDraft(baseKey, writeBase(next))
  }

  function know(draft: AnswerDraft | null, saved: string, savedBeside: string) {
    setBase(draft ? { version: draft.version, saved } : NO_DRAFT)
    setSavedChosen(draft ? savedBeside : NOTHING_CHOSEN)
    show(draft)
    setOther(null)
  }

  function show(draft: AnswerDraft | null) {
    setFiles(draft?.files ?? [])
    keepDraft(queryClient, { ticketId, kind }, draft)
  }

  function adoptAll(draft: AnswerDraft | null) {
    const { content = '', newestSeen: seen = null, chosen: theirs = {} } = draft ?? {}
    onReplace({ html: content, newestSeen: seen, chosen: theirs })
    know(draft, content, chosenText(theirs))
  }

  function meet(server: AnswerDraft | null) {
    const what = compareDraft(html, base, server)
    if (what === 'same') {
      setFiles(server?.files ?? [])
      // After a reload: what the browser does not keep is on the server.
      if (savedChosen !== null) return
      if (server) options.onChoose(server.chosen)
      setSavedChosen(chosenText(server?.chosen ?? {}))
    } else if (what === 'take') adoptAll(server)
    else if (what === 'keep') know(server, server?.content ?? '', chosenText(server?.chosen ?? {}))
    else setOther(server)
  }

  useWhen(drafts.dataUpdatedAt, () => {
    if (saving.isPending || isSending) return
    meet(drafts.data?.find((draft) => draft.kind === kind) ?? null)
  })

  const isUnsaved = html !== base.saved
  const beside = chosenText(chosen)
  const isChoiceUnsaved = base.version !== null && savedChosen !== null && savedChosen !== beside
  const isTried = saving.isError && isSameSaving(saving.variables, { html, base, beside })
  const isDue = (isUnsaved || isChoiceUnsaved) && isOnline && drafts.isSuccess && !isTried
  const isFree = !isSending && !saving.isPending && other === null
  useAfterPause(isDue && isFree ? html + beside : null, PAUSE_MS, () =>
    saving.mutate({ content: html, version: base.version, chosen }),
  )

  return {
    /** Those that the server has. */
    files,
    /** True once the server's draft was read, so that it may be added to. */
    isReady: drafts.isSuccess && isFree,
    /** Changes by another window while this one went on; null for none. */
    other,
    adoptOther: () => adoptAll(other),
    keepMine: () => {
      if (other) know(other, other.content, chosenText(other.chosen))
    },
    /** The server has more files of it by now, and perhaps began the draft with them. */
    keepFiles: (draft: AnswerDraft | null) => {
      const isBegun = base.version === null && draft?.content === ''
      if (isBegun) know(draft, '', NOTHING_CHOSEN)
      else show(draft)
    },
    dropFile: (id: string) =>
      saving.mutate({ content: html, version: base.version, chosen, drop: id }),
    /** Adopts a reply that was taken back: its text goes above text that is typed here already. */
    adopt: (draft: AnswerDraft, text: string) => {
      const taken = isUnsaved ? text + html : draft.content
      onReplace({
        html: taken,
        newestSeen: draft.newestSeen,
        chosen: { ...draft.chosen, ...chosen },
      })
      know(draft, draft.content, chosenText(draft.chosen))
    },
    /** The server drops the draft of what it is sent. One that it kept is emptied by the next saving. */
    forget: (sent: string) => {
      setFiles([])
      if (sent !== base.saved && base.saved !== '') return
      setBase(NO_DRAFT)
      // Otherwise what is sent already would be in the box again when its writer comes back.
      keepDraft(queryClient, { ticketId, kind }, null)
    },
  }
}

type Saving = { content: string; version: string | null; chosen: Chosen; drop?: string }

type UseSaveDraftOptions = {
  ticketId: string
  kind: AnswerKind
  newestSeen: string | null
  /** The version to save over, as it is when its turn has come. */
  version: RefObject<string | null>
  onSaved: (draft: AnswerDraft | null, saving: Saving) => void
  /** Another window was faster; null where the draft is gone. */
  onConflict: (theirs: AnswerDraft | null) => void
}

/** Saves a draft on the server, without the file `drop` where one is to be removed. */
function useSaveDraft({ ticketId, kind, newestSeen, version, ...options }: UseSaveDraftOptions) {
  const queryClient = useQueryClient()
  return useMutation({
    // One after the other, each over the version before.
    scope: { id: draftScope(ticketId, kind) },
    mutationFn: ({ drop, ...draft }: Saving) => {
      // As they are now: others may have been saved and added while this one waited for its turn.
      const drafts = queryClient.getQueryData(draftsQuery(ticketId).queryKey)
      const known = drafts?.find((one) => one.kind === kind)
      const kept = known?.files.map(({ id }) => id).filter((id) => id !== drop)
      const body = {
        ...draft,
        version: version.current,
        ...(newestSeen !== null && { newestSeen }),
        ...(drop !== undefined && { files: kept }),
      }
      return call(sendingEndpoints.saveAnswerDraft, { params: { ticketId, kind }, body })
    },
    onSuccess: ({ draft }, saving) => options.onSaved(draft, saving),
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'conflict') return
      // The server's contract: with this code it tells the draft as it is.
      options.onConflict((error.body as DraftConflict).draft)
    },
  })
}

type Now = { html: string; base: DraftBase; beside: string }

/** Prevents a failed save from being retried until some part of it differs. */
function isSameSaving({ content, version, chosen }: Saving, { html, base, beside }: Now): boolean {
  return content === html && version === base.version && chosenText(chosen) === beside
}
