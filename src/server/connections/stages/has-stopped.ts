import type { Watch } from '#shared/connections/stages/values.ts'

/** Returns whether so many people were stopped, and such a share of those who tried. */
export function hasStopped(
  { people, share }: Pick<Watch, 'people' | 'share'>,
  { worked, stopped }: { worked: number; stopped: number },
): boolean {
  return stopped >= people && stopped * 100 >= share * (worked + stopped)
}
