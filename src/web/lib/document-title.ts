import { useBrand } from './brand.ts'
import { useWhen } from './use-when.ts'

/** Every page names itself. */
export function useDocumentTitle(title: string) {
  const { name } = useBrand()

  const text = `${title} · ${name}`
  useWhen(text, () => {
    document.title = text
  })
}
