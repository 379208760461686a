import { ownValue } from '#shared/basic/own-value.ts'

import { z } from 'zod'

/** A text of ours, by its key in the words, with the values that it is about. */
const DetailText = z.object({ key: z.string(), values: z.array(z.string()) })
export type DetailText = z.infer<typeof DetailText>

/** Which parts of what is known of a refusal are ours to say. The others are quoted. */
export const SaidDetail = z.object({
  expected: DetailText.optional(),
  received: DetailText.optional(),
  hint: DetailText.optional(),
})
export type SaidDetail = z.infer<typeof SaidDetail>

type Parts<Text> = { [Part in keyof SaidDetail]?: Text }
type Texts = Record<string, (...values: string[]) => string>

/** Describes a refusal in a language. A newer process may have written a key without words here. */
export function translateDetail<Text extends string | null>(
  texts: Texts,
  { said = {}, ...quoted }: Parts<Text> & { said?: SaidDetail },
): Parts<Text | string> {
  return {
    expected: translatePart(texts, said.expected) ?? quoted.expected,
    received: translatePart(texts, said.received) ?? quoted.received,
    hint: translatePart(texts, said.hint) ?? quoted.hint,
  }
}

export function translatePart(texts: Texts, text: DetailText | undefined): string | undefined {
  return text && ownValue(texts, text.key)?.(...text.values)
}
