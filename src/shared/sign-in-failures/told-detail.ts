import { ownValue } from '#shared/basic/own-value.ts'

import { z } from 'zod'

/** A text of ours, by its key in the words, with the values that it is about. */
const ToldDetail = z.object({ key: z.string(), values: z.array(z.string()) })
export type ToldDetail = z.infer<typeof ToldDetail>

/** Which parts of what is known of a refusal are ours to say. The others are quoted. */
export const SaidDetail = z.object({
  expected: ToldDetail.optional(),
  received: ToldDetail.optional(),
  hint: ToldDetail.optional(),
})
export type SaidDetail = z.infer<typeof SaidDetail>

type Parts<Text> = { [Part in keyof SaidDetail]?: Text }
type Texts = Record<string, (...values: string[]) => string>

/** Describes a refusal in a language. A newer process may have written a key without words here. */
export function sayDetail<Text extends string | null>(
  texts: Texts,
  { said = {}, ...quoted }: Parts<Text> & { said?: SaidDetail },
): Parts<Text | string> {
  return {
    expected: sayPart(texts, said.expected) ?? quoted.expected,
    received: sayPart(texts, said.received) ?? quoted.received,
    hint: sayPart(texts, said.hint) ?? quoted.hint,
  }
}

export function sayPart(texts: Texts, told: ToldDetail | undefined): string | undefined {
  return told && ownValue(texts, told.key)?.(...told.values)
}
