import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'

import * as words from '#words/time-entries.ts'
import { Select } from '#web/ui/controls/text-input.tsx'

import { timeQueries } from './time-queries.ts'

type KindSelectProps = Omit<ComponentProps<typeof Select>, 'onChange'> & {
  /** Offered although it is retired: the kind of the entry that is corrected. */
  keptId?: string
  value: string
  onChoose: (kindId: string) => void
}

/** The kinds of work on offer. */
export function KindSelect({ keptId, value, onChoose, ...select }: KindSelectProps) {
  const kinds = useQuery(timeQueries.kinds())
  const offered = (kinds.data ?? []).filter(({ id, isRetired }) => !isRetired || id === keptId)

  return (
    <Select {...select} value={value} onChange={({ target }) => onChoose(target.value)}>
      {kinds.isPending && <option value={value}>{words.loadingKinds}</option>}
      {kinds.isError && <option value={value}>{words.kindsFailed}</option>}
      {offered.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
