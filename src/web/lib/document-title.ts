import { useEffect } from 'react'

import { brand } from './brand.ts'

/** Every page names itself. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
}
