import type { DeskKnowledge } from './desk-knowledge.ts'
import { findFolds } from './find-folds.ts'

/** Separates a person's text from the quotes of the mail and from its signature. Nothing is lost. */
export function splitText(
  text: string,
  desk: DeskKnowledge,
): { text: string; quoted: string | null } {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const folds = findFolds(lines, desk)
  const isFolded = (at: number) => folds.some(({ from, to }) => at >= from && at < to)
  const pick = (wanted: boolean) =>
    tidy(lines.filter((_line, at) => isFolded(at) === wanted).join('\n'))
  return { text: pick(false), quoted: pick(true) || null }
}

/** Without blank lines around it, and with no more than two of them within. */
function tidy(text: string): string {
  return text
    .replaceAll(/\n(?:[ \t\u00a0]*\n){3,}/g, '\n\n\n')
    .replace(/^(?:[ \t\u00a0]*\n)+/, '')
    .trimEnd()
}
