import { createContext, useContext } from 'react'

import type { User } from '#shared/access/user.ts'

export const ViewerContext = createContext<User | null>(null)

/** Returns the signed-in person. Only for pages behind a guard. */
export function useViewer(): User {
  const viewer = useContext(ViewerContext)
  if (!viewer) throw new Error('This page is not behind a guard')
  return viewer
}
