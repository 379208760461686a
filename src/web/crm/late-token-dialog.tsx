import { lazy } from 'react'

const load = () => import('./token-dialog.tsx')

/** Loaded when somebody is about to open it. */
export const LateTokenDialog = lazy(async () => ({ default: (await load()).TokenDialog }))

export function loadTokenDialog() {
  void load().catch(() => undefined)
}
