import type { CustomerBrief } from '#shared/desk/relations/relations.ts'
import * as words from '#words/desk-relations.ts'
import type { StoredByOther } from '#web/ui/form/use-stored-form.ts'

/** As the controls of the form have it. */
export type BriefValues = {
  note: string
  contract: string
  contractEndsOn: string
  contractCovers: string
}

export const BRIEF_LABELS: Record<keyof BriefValues, string> = {
  note: words.standingNote,
  contract: words.contract,
  contractEndsOn: words.contractEndsOn,
  contractCovers: words.contractCovers,
}

export const BRIEF_FIELDS = ['note', 'contract', 'contractEndsOn', 'contractCovers'] as const

/** Stored values, and who has stored them. */
export function storedBrief(brief: CustomerBrief): StoredByOther<BriefValues> {
  const { note, contract, contractEndsOn, contractCovers, version } = brief
  return {
    values: { note, contract, contractEndsOn: contractEndsOn ?? '', contractCovers },
    version,
    by: brief.updatedByName,
    at: brief.updatedAt ?? '',
  }
}
