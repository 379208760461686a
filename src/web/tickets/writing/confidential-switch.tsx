import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { Confidentiality } from '#shared/tickets/contract.ts'
import * as words from '#words/tickets.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { categoryRule, ruleText, useCategoryName } from '#web/tickets/display/category-names.ts'
import { Names } from '#web/tickets/display/person-name.tsx'
import { ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { Switch } from '#web/ui/controls/switch.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#web/ui/form/confirm-dialog.tsx'

type ConfidentialSwitchProps = {
  ticket: { confidential?: true | undefined; categories: string[] }
  /** Reads whose sight depends on the switch. */
  read: () => Promise<Confidentiality>
  save: (confidential: boolean) => Promise<unknown>
}

/** Asks before it gives or takes sight. */
export function ConfidentialSwitch({ ticket, read, save }: ConfidentialSwitchProps) {
  const isOn = ticket.confidential ?? false
  const isOnline = useOnline()
  const nameOf = useCategoryName()
  const { data: categories = [] } = useQuery(ticketQueries.knownCategories())
  const [asked, setAsked] = useState<Confidentiality['others'] | null>(null)
  const change = useMutation({
    mutationFn: save,
    onSuccess: (_, isNowOn) => {
      setAsked(null)
      toast.success(isNowOn ? words.isConfidentialNow : words.notConfidentialNow)
    },
  })
  const begin = useMutation({
    mutationFn: async () => {
      const { others } = await read()
      if (others.length > 0) setAsked(others)
      else await change.mutateAsync(!isOn)
    },
    onError: (error) => toast.error(`${words.confidentialFailed}. ${errorMessage(error)}`),
  })
  const rule = categoryRule(ticket.categories, categories)
  const isForced = isOn && rule?.confidential === 'always'

  return (
    <>
      <Switch
        label={words.confidential}
        isOn={isOn}
        disabled={!isOnline || isForced || begin.isPending}
        hint={rule && (isForced || !isOn) && ruleText(rule, nameOf)}
        onToggle={() => begin.mutate()}
      />
      <ConfirmDialog
        open={asked !== null}
        title={isOn ? words.endConfidential : words.makeConfidential}
        description={
          <>
            {(isOn ? words.gainsSight : words.losesSight)(asked?.length ?? 0)}{' '}
            <Names of={asked ?? []} />
          </>
        }
        action={{
          label: isOn ? words.endConfidential : words.makeConfidential,
          busyLabel: words.savingConfidential,
          failure: words.confidentialFailed,
        }}
        onConfirm={() => change.mutateAsync(!isOn)}
        onClose={() => setAsked(null)}
      />
    </>
  )
}
