import { type ComponentProps, lazy, Suspense } from 'react'

import type { BindDialog as Dialog } from './bind-dialog.tsx'

const load = () => import('./bind-dialog.tsx')
const BindDialog = lazy(async () => ({ default: (await load()).BindDialog }))

/** Fetches it ahead, when somebody is about to press what opens it. */
export const intendToBind = () => void load().catch(() => undefined)

/** Its code comes when it is wanted. */
export function LateBindDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense>
      <BindDialog {...props} />
    </Suspense>
  )
}
