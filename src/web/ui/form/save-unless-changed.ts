import { isStatus } from '#web/lib/http/api-error.ts'

type Outcome<Stored> =
  | { saved: Stored; conflict?: undefined }
  /** Version that another person has saved in between. */
  | { saved?: undefined; conflict: Stored }

/** Saves, or reads what is stored where the server answers that it is no longer what was edited. */
export async function saveUnlessChanged<Stored>(
  save: () => Promise<Stored>,
  readStored: () => Promise<Stored>,
): Promise<Outcome<Stored>> {
  try {
    return { saved: await save() }
  } catch (error) {
    if (!isStatus(error, 409)) throw error
    return { conflict: await readStored() }
  }
}
