import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import type { OwnMailChoice } from '#shared/mail/boxes/contract.ts'
import { mailChoiceEndpoints } from '#shared/mail/endpoints.ts'
import * as words from '#words/mail.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { Checkbox } from '#web/ui/controls/checkbox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'

import styles from './account-page.module.css'
import { accountQueries } from './account-queries.ts'

const CHOICES = [
  { value: 'all', text: words.offAll },
  { value: 'mine', text: words.offMine },
  { value: 'digest', text: words.offDigest },
  { value: 'none', text: words.choiceNone },
] as const

/** Choice of the news that come by mail, to which the link in each mail leads, too. */
export function MailCard() {
  const { isAgent } = useViewer()
  const queryClient = useQueryClient()
  const own = useQuery(accountQueries.mail())
  const save = useMutation({
    mutationFn: (body: OwnMailChoice) => call(mailChoiceEndpoints.saveMailChoice, { body }),
    onSuccess: (saved) => {
      keepAnswer(queryClient, accountQueries.mail().queryKey, saved)
      toast.success((isAgent ? words.offSaved : words.ownSaved)[saved.choice])
    },
    onError: (error) => toast.error(`${words.choiceSaveFailed}. ${errorMessage(error)}`),
  })

  if (!own.data)
    return (
      <Card title={words.offTitle}>
        {own.isPending ? (
          <Loading label={words.choiceLoading}>
            <SkeletonText width="half" />
          </Loading>
        ) : (
          <LoadFailure
            message={words.choiceLoadFailed}
            busy={own.isFetching}
            onRetry={() => void own.refetch()}
          />
        )}
      </Card>
    )

  const { choice, allSeen } = save.isPending ? save.variables : own.data
  const hints = isAgent ? words.choiceHints : words.ownChoiceHints
  // Customers see only what is theirs.
  const choices = CHOICES.filter(({ value }) => isAgent || value !== 'mine')
  return (
    <Card title={words.offTitle}>
      <div className={styles.choice}>
        <Field label={words.choiceLabel} hint={hints[choice]}>
          {(control) => (
            <Select
              {...control}
              value={choice}
              onChange={({ target }) => {
                const chosen = CHOICES.find(({ value }) => value === target.value)
                if (chosen) save.mutate({ ...own.data, choice: chosen.value })
              }}
            >
              {choices.map(({ value, text }) => (
                <option key={value} value={value}>
                  {value === 'all' && !isAgent ? words.ownAll : text}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {allSeen !== undefined && choice !== 'none' && (
          <Checkbox
            label={words.choiceAllSeen}
            checked={allSeen}
            onChange={({ target }) => save.mutate({ choice, allSeen: target.checked })}
          />
        )}
      </div>
    </Card>
  )
}
