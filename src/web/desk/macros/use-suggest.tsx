import { useQuery, useQueryClient } from '@tanstack/react-query'

import type { DeskTicket } from '#shared/desk/contract.ts'
import type { Macro, MacroItem } from '#shared/desk/macros/contract.ts'
import {
  fillPlaceholders,
  firstNameOf,
  type PlaceholderValues,
} from '#shared/desk/macros/placeholders.ts'
import type { AnswerKind } from '#shared/desk/values.ts'
import * as words from '#words/macros.ts'
import { withoutOrganization } from '#shared/tickets/organization-suffix.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import type { RichText } from '#web/desk/rich-text/rich-text.ts'
import type { Suggest } from '#web/desk/rich-text/suggest.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { deskPaths } from '#web/lib/navigation/desk-paths.ts'
import { useCategoryName } from '#web/tickets/display/category-names.ts'

import { findAgents, findMacros } from './find-macros.ts'
import { macroQueries } from './macro-queries.ts'
import { describeChanges, describeLeftOut } from './describe-change.ts'

const MAX_SHOWN = 8

type Using = {
  kind: AnswerKind
  ticket: DeskTicket
  /** Takes the changes over, to be made with the answer. */
  onUse: (changes: Macro['changes']) => void
}

/** Offers macros for `/`, and in a note agents for `@`. */
export function useSuggest({ kind, ticket, onUse }: Using): Suggest {
  const queryClient = useQueryClient()
  const viewer = useViewer()
  const nameOf = useCategoryName()
  const { data: macros } = useQuery(macroQueries.list())
  const { data: choices } = useQuery(deskChoices())
  const agents = choices?.agents ?? []

  async function put({ id, name }: MacroItem, text: RichText) {
    try {
      const { content, changes, leftOut } = await queryClient.fetchQuery(macroQueries.macro(id))
      text.insert(fillPlaceholders(content, placeholderValues(ticket, viewer)))
      onUse(changes)
      const missing = describeLeftOut(leftOut, { categoryName: nameOf })
      if (missing.length > 0) toast.info([words.usedInPart(name), ...missing].join(' '))
    } catch (error) {
      toast.error(`${words.notUsed(name)}. ${errorMessage(error)}`)
    }
  }

  return ({ sign, text: typed }) => {
    if (sign === '@') {
      if (kind === 'reply') return null
      const others = agents.filter(({ id }) => id !== viewer.id)
      const items = findAgents(others, typed).slice(0, MAX_SHOWN)
      return {
        title: words.agentsToMention,
        items: items.map(({ id, name }) => ({
          id,
          text: name,
          choose: (text) => text.mention({ id, name }),
        })),
      }
    }
    if (!macros) return null
    // A text for the staff is never offered for a reply.
    const usable = macros.filter((macro) => macro.kind === kind || macro.preview === '')
    return {
      title: words.title,
      items: findMacros(usable, typed)
        .slice(0, MAX_SHOWN)
        .map((macro) => {
          const does = describeChanges(macro.changes, { categoryName: nameOf, agents })
          const said = [
            ...does.map(({ text }) => text),
            ...describeLeftOut(macro.leftOut, { categoryName: nameOf }),
          ].join(' · ')
          return {
            id: macro.id,
            text: macro.name,
            detail: [macro.preview, said].filter(Boolean).join(' — '),
            note: macro.isShared ? undefined : words.own,
            choose: (text) => void put(macro, text),
          }
        }),
      footer: (
        <>
          {usable.length === 0 && `${words.noneYet} `}
          <Link to={deskPaths.macros} onMouseDown={(event) => event.preventDefault()}>
            {words.manage}
          </Link>
        </>
      ),
    }
  }
}

/** Returns the values of a macro's placeholders at a ticket. */
function placeholderValues(
  { requester, customer, number, subject }: DeskTicket,
  agent: { name: string },
): PlaceholderValues {
  const isNamed = !requester.name.includes('@')
  return {
    'requester.firstName': firstNameOf(requester.name),
    'requester.name': isNamed ? requester.name : undefined,
    'requester.email': requester.email,
    'customer.name': customer.name,
    'ticket.number': String(number),
    'ticket.subject': withoutOrganization(subject, customer.name),
    'agent.firstName': firstNameOf(agent.name),
    'agent.name': agent.name,
  }
}
