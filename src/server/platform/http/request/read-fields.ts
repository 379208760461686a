/** A form of ours has five at most. Others are made to be slow to read. */
const MAX_FIELDS = 100

/**
 * Reads the wanted fields of a posted form, and no others: a form of half a megabyte may have a hundred
 * thousand. Of a field that is given twice the last counts.
 */
export function readFields<const Name extends string>(
  text: string,
  wanted: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {}
  let from = 0
  for (let count = 0; from <= text.length && count < MAX_FIELDS; count += 1) {
    const end = text.indexOf('&', from)
    const to = end === -1 ? text.length : end
    const name = wanted.find((one) => text.startsWith(`${one}=`, from))
    if (name !== undefined) found[name] = new URLSearchParams(text.slice(from, to)).get(name) ?? ''
    from = to + 1
  }
  return found
}
