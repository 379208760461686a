import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useContext } from 'react'

import type { MetadataInput } from '#shared/connections/metadata/contract.ts'
import * as problems from '#words/saml-metadata.ts'
import * as words from '#words/sign-on-certificates.ts'
import type { DraftForm } from '#web/connections/page/use-draft-form.ts'
import { ReadingContext } from '#web/connections/reading-calls.ts'
import { FormFailure } from '#web/kit/feedback/form-failure.tsx'
import { Button } from '#web/kit/parts/button.tsx'

const FoundDialog = lazy(async () => ({
  default: (await import('#web/connections/metadata/found-dialog.tsx')).FoundDialog,
}))

type PrepareFoundProps = {
  /** Where the metadata is, and which provider of it is meant. */
  url: string
  entityId: string
  form: DraftForm
}

/** Makes a draft of what the metadata has now, once it was looked through. */
export function PrepareFound({ url, entityId, form }: PrepareFoundProps) {
  const { readMetadata } = useContext(ReadingContext)
  const read = useMutation({ mutationFn: (input: MetadataInput) => readMetadata(input) })
  const answer = read.data
  const problem =
    answer && 'problem' in answer ? problems.problem(answer.problem, answer.detail) : null

  return (
    <>
      <Button
        busy={read.isPending}
        busyLabel={problems.reading}
        onClick={() => read.mutate({ source: { url }, entityId })}
      >
        {words.prepare}
      </Button>
      <FormFailure title={problems.readFailed} error={read.error} />
      {problem && <p role="alert">{problem}</p>}
      {answer && 'found' in answer && (
        <Suspense>
          <FoundDialog
            values={form.values}
            found={answer.found}
            onApply={(changes) => {
              form.prepare(changes)
              read.reset()
            }}
            onClose={read.reset}
          />
        </Suspense>
      )}
    </>
  )
}
