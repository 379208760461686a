// Free of schemas, so that the page may import it.

export const DRAFT_STAGES = ['draft', 'pilot'] as const
export type DraftStage = (typeof DRAFT_STAGES)[number]

/** The ways by which the settings that people sign in with change. */
export const CHANGE_WAYS = [
  'form',
  'page',
  'setup_link',
  'metadata',
  'return',
  'automatic_return',
] as const
export type ChangeWay = (typeof CHANGE_WAYS)[number]

export const MAX_PILOT_PEOPLE = 100
/** How many versions a page lists. */
export const MAX_LISTED_VERSIONS = 50

/** How long after a change sign-ins are compared with what the settings before would have done. */
export const WATCH_DAYS = 7

/** When a change counts as one that broke sign-ins: so many people, and such a share of those who tried. */
export type Watch = { people: number; share: number; returns: boolean }
export const DEFAULT_WATCH: Watch = { people: 3, share: 50, returns: false }

/** Returns whether so many people were stopped, and such a share of those who tried. */
export function hasStopped(
  { people, share }: Pick<Watch, 'people' | 'share'>,
  { worked, stopped }: { worked: number; stopped: number },
): boolean {
  return stopped >= people && stopped * 100 >= share * (worked + stopped)
}
