import { CrmFailure, MISSING_SCOPES } from '#server/channels/crm/crm-failure.ts'

/** Its word for what does not exist, and ours for an answer that says no more than 404. */
const MISSING = ['OBJECT_NOT_FOUND', 'HTTP_404']

/** Reads what may not exist, or no longer: null where it does not. */
export async function unlessMissing<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof CrmFailure) || error.kind !== 'refused') throw error
    if (error.code === null || !MISSING.includes(error.code)) throw error
    return null
  }
}

/** Reads a list that a connection may do without: empty where the token has no scope for it. */
export async function unlessScopeMissing<Item>(list: () => Promise<Item[]>): Promise<Item[]> {
  try {
    return await list()
  } catch (error) {
    if (error instanceof CrmFailure && error.code === MISSING_SCOPES) return []
    throw error
  }
}
