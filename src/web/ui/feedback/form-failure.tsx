import { errorMessage } from '#web/lib/http/api-error.ts'
import { Banner } from './banner.tsx'

type FormFailureProps = {
  /** Name of the failure, as in "Failed to save". */
  title?: string
  error: unknown
  /** Replaces the message of the error. */
  text?: string
}

/** Why nothing was saved. */
export function FormFailure({ title, error, text = errorMessage(error) }: FormFailureProps) {
  if (!error) return null
  return (
    <Banner tone="danger">
      {title && (
        <>
          <strong>{title}</strong>
          <br />
        </>
      )}
      {text}
    </Banner>
  )
}
