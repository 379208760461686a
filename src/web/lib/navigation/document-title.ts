import { useBrand } from '#web/lib/format/brand.ts'
import { useWhen } from '#web/lib/use-when.ts'

/** Every page names itself. */
export function useDocumentTitle(title: string) {
  const { name } = useBrand()

  const text = `${title} · ${name}`
  useWhen(text, () => {
    document.title = text
  })
}
