/** Stored values, as a form shows them; a new entry has no version yet. */
export type Stored<Values> = { values: Values; version: number | undefined }

/** Unsaved changes to `base`. */
export type FormDraft<Values> = { base: Stored<Values>; values: Values }

export function serializeFormDraft<Values>(draft: FormDraft<Values>): string {
  return JSON.stringify(draft)
}

/**
 * Local storage can hold anything, such as the draft of an older version of this form: what does not
 * fit is no draft. A list of the example has one element, as an example for all.
 */
export function parseFormDraft<Values>(
  stored: string | null,
  example: Values,
): FormDraft<Values> | null {
  if (stored === null) return null
  try {
    const { base, values }: { base?: { version?: unknown; values?: unknown }; values?: unknown } =
      JSON.parse(stored)
    const version = typeof base?.version === 'number' ? base.version : undefined
    if (!fits(values, example) || !fits(base?.values, example)) return null
    // Both were seen to have the shape of the example.
    return { base: { version, values: base?.values as Values }, values: values as Values }
  } catch {
    // Not ours, or cut off when the disk was full.
    return null
  }
}

function fits(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) {
    return Array.isArray(value) && value.every((item) => fits(item, example[0]))
  }
  if (typeof example === 'object' && example !== null) {
    if (typeof value !== 'object' || value === null) return false
    const fields = new Map(Object.entries(value))
    return Object.entries(example).every(([name, inner]) => fits(fields.get(name), inner))
  }
  return typeof value === typeof example
}
