import { useMutation, useQueryClient } from '@tanstack/react-query'
import { HandGrab } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'react-router'

import { deskEndpoints } from '#shared/desk/endpoints.ts'
import * as words from '#words/desk.ts'
import { deskQueries } from '#web/desk/filters/desk-queries.ts'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { useOnline } from '#web/lib/http/use-online.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { call } from '#web/lib/http/call.ts'
import { paths } from '#web/lib/navigation/paths.ts'

/** Assigns the first unassigned ticket to the agent, by deadline, and opens it. */
export function NextTicketButton({ variant }: { variant: 'primary' | 'plain' }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const isOnline = useOnline()
  // Stays the same until it was answered, so that a second press after a lost answer gets the same
  // ticket.
  const key = useRef<string>(null)

  const take = useMutation({
    mutationFn: () => {
      key.current ??= crypto.getRandomValues(new Uint32Array(4)).join('-')
      return call(deskEndpoints.takeNextTicket, {}, { headers: { 'Idempotency-Key': key.current } })
    },
    onSuccess: ({ ticket }) => {
      key.current = null
      void queryClient.invalidateQueries({ queryKey: deskQueries.all() })
      if (ticket === null) return toast.info(words.nothingToTake)
      toast.success(words.taken(String(ticket.number)))
      return navigate(paths.deskTicket(ticket.id), { state: { listSearch: search } })
    },
    onError: () => toast.error(words.takeFailed),
  })

  return (
    <Button
      variant={variant}
      icon={<HandGrab aria-hidden="true" />}
      busy={take.isPending}
      busyLabel={words.takingNext}
      disabled={!isOnline}
      onClick={() => take.mutate()}
    >
      {words.takeNext}
    </Button>
  )
}
