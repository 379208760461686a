import { listActiveStaffNames } from '#server/access/users/staff-queries.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'

const MENTION = /<strong data-mention="([^"]*)">(?:@([^<]*)<\/strong>)?/g

/**
 * Reads the people mentioned in a sanitized note. Each mention gets the agent's real name, regardless
 * of the writer's page.
 *
 * @throws AppError `invalid_input` for a person who is not an active agent, and would not be notified.
 */
export async function readMentions(
  tx: Tx,
  content: string,
): Promise<{ content: string; mentioned: string[] }> {
  const written = [...content.matchAll(MENTION)].filter(([, , name]) => name !== undefined)
  if (!content.includes('data-mention')) return { content, mentioned: [] }
  const names = new Map((await listActiveStaffNames(tx)).map(({ id, name }) => [id, name]))
  const unknown = written.find(([, id = '']) => !names.has(id))
  if (unknown) {
    const name = unescapeText(unknown[2] ?? '')
    throw invalidInput({ comment: (words) => words.macros.noSuchAgent(name) })
  }
  return {
    content: content.replaceAll(MENTION, (_, id: string, name?: string) =>
      // A mention with other elements in it is not a name.
      name === undefined
        ? '<strong>'
        : `<strong data-mention="${id}">@${escapeText(names.get(id) ?? '')}</strong>`,
    ),
    mentioned: [...new Set(written.map(([, id = '']) => id))],
  }
}

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escapeText(text: string): string {
  return Object.entries(SIGNS).reduce((so, [sign, entity]) => so.replaceAll(sign, entity), text)
}

function unescapeText(text: string): string {
  const last = Object.entries(SIGNS).toReversed()
  return last.reduce((so, [sign, entity]) => so.replaceAll(entity, sign), text)
}
