import { Chosen } from '#shared/desk/chosen.ts'
import type { AnswerDraft } from '#shared/desk/answers/parts.ts'

import type { DraftKey, DraftRow } from './draft-queries.ts'
import type { HeldFileRow } from '#server/tickets/desk/ticket/held-file-queries.ts'
import { presentHeldFile } from '#server/tickets/desk/ticket/present-waiting.ts'

/** Presents a draft with those of the ticket's held files that are its own. */
export function presentDraft(draft: DraftRow, files: HeldFileRow[]): AnswerDraft {
  const { agentId, kind, content, newestSeen, version, updatedAt, chosen } = draft
  return {
    kind,
    content,
    newestSeen,
    version,
    updatedAt: updatedAt.toISOString(),
    chosen: readChosen(chosen),
    files: filesOfDraft(files, { agentId, kind }).map(presentHeldFile),
  }
}

/** Those of the held files of its ticket that belong to a draft. */
export function filesOfDraft(
  files: HeldFileRow[],
  { agentId, kind }: Pick<DraftKey, 'agentId' | 'kind'>,
): HeldFileRow[] {
  return files.filter((file) => file.agentId === agentId && file.kind === kind)
}

/** Reads what was chosen beside the text, perhaps with a process of the version before. */
export function readChosen(stored: unknown): Chosen {
  return Chosen.parse(stored ?? {})
}
