import { useEffect } from 'react'

import { useBrand } from './brand.ts'

/** Every page names itself. */
export function useDocumentTitle(title: string) {
  const { name } = useBrand()

  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
}
