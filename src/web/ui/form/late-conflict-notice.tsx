import type { ComponentProps } from 'react'

import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { whenIdle } from '#web/lib/later.ts'
import { useWhen } from '#web/lib/use-when.ts'

import type { ConflictNotice as Notice } from './conflict-notice.tsx'

const load = () => import('./conflict-notice.tsx')
// What is lazy forgets that it is for any values.
const ConflictNotice = lazyPart(
  async () => (await load()).ConflictNotice,
) as unknown as typeof Notice

type Props<Values> = Omit<ComponentProps<typeof Notice<Values>>, 'conflict'> & {
  conflict: ComponentProps<typeof Notice<Values>>['conflict'] | null
}

/** Tells of a conflict when there is one. Its code comes after the form, and before it is wanted. */
export function LateConflictNotice<Values>({ conflict, ...props }: Props<Values>) {
  useWhen(true, () => whenIdle(() => void load().catch(() => undefined)))

  return conflict && <ConflictNotice key={conflict.at} conflict={conflict} {...props} />
}
