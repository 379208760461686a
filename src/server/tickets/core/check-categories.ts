import { type AppError, invalidInput } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { listCategoryIds } from './queries.ts'

/** @throws AppError `invalid_input` for a category that is not on offer. */
export async function checkCategories(
  tx: Tx,
  categories: string[],
  kept: string[] = [],
): Promise<string[]> {
  const offered = new Set([...(await listCategoryIds(tx)), ...kept])
  const unknown = categories.find((category) => !offered.has(category))
  if (unknown !== undefined) throw unknownCategory(unknown)
  return [...new Set(categories)]
}

export function unknownCategory(category: string): AppError {
  return invalidInput({
    categories: (words) => words.tickets.noSuchCategory(category.slice(0, 50)),
  })
}
