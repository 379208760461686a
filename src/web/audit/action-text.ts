import * as words from '#words/audit-actions.ts'

const LABELS: Record<string, string> = words.actions

/** Says an action. One that a newer server has written is told by its code. */
export function actionText(action: string): string {
  return LABELS[action] ?? action
}
