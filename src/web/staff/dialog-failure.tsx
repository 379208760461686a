import { errorMessage } from '#web/lib/api-error.ts'
import { Banner } from '#web/kit/feedback/banner.tsx'

/** Within the dialog: the messages of the page cannot be reached while it is open. */
export function DialogFailure({ title, error }: { title: string; error: unknown }) {
  if (error === null) return null
  return (
    <Banner tone="danger">
      <strong>{title}</strong>
      <br />
      {errorMessage(error)}
    </Banner>
  )
}
