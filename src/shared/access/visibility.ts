/** Which tickets of others in their company a person sees, except confidential ones. Their own they always see. */
export const VISIBILITIES = ['own', 'categories', 'all'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** Everything that a person's account says about the tickets of others. */
export type Sight = {
  visibility: Visibility
  /** Ids of the categories that they see; counts with `categories` alone. */
  visibleCategories: string[]
  /** They may answer and change the tickets of others that they see. */
  mayAnswer: boolean
}

export const OWN_TICKETS: Sight = { visibility: 'own', visibleCategories: [], mayAnswer: false }
