import type { MacroChanges } from '#shared/desk/macros/input.ts'
import { OPEN_STATUSES } from '#shared/desk/values.ts'
import { PRIORITIES, RESOLUTION_CODES } from '#shared/tickets/values.ts'

/**
 * Reads changes that were kept with a draft, and leaves out everything else. By hand, because a
 * schema would cost each page of the portal more than this.
 */
export function parseChanges(stored: string | null): MacroChanges {
  const { status, waits, priority, assignee, categories, resolutionCode } = readObject(stored)
  return {
    ...(isOneOf(OPEN_STATUSES, status) && { status }),
    ...(waits === true && { waits }),
    ...(isOneOf(PRIORITIES, priority) && { priority }),
    ...(isOneOf(RESOLUTION_CODES, resolutionCode) && { resolutionCode }),
    ...(typeof assignee === 'string' && { assignee }),
    ...(isTexts(categories) && { categories }),
  }
}

function isOneOf<Value>(known: readonly Value[], value: unknown): value is Value {
  return known.some((one) => one === value)
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')
}

function readObject(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    // The stored text is not of this form.
    return {}
  }
}
