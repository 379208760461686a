import type { ObjectType } from './object-types.ts'

/** A kind of association that HubSpot defines, with its number in each direction. */
type Kind = { from: ObjectType; to: ObjectType; id: number; reverseId: number; label?: string }

const KINDS: Kind[] = [
  { from: 'tickets', to: 'contacts', id: 16, reverseId: 15 },
  { from: 'tickets', to: 'companies', id: 339, reverseId: 340 },
  { from: 'tickets', to: 'companies', id: 26, reverseId: 25, label: 'Primary' },
  { from: 'notes', to: 'tickets', id: 228, reverseId: 227 },
  { from: 'notes', to: 'contacts', id: 202, reverseId: 201 },
  { from: 'notes', to: 'companies', id: 190, reverseId: 189 },
  { from: 'emails', to: 'tickets', id: 224, reverseId: 223 },
  { from: 'emails', to: 'contacts', id: 198, reverseId: 197 },
  { from: 'emails', to: 'companies', id: 186, reverseId: 185 },
  { from: 'contacts', to: 'companies', id: 279, reverseId: 280 },
  { from: 'contacts', to: 'companies', id: 1, reverseId: 2, label: 'Primary' },
]

export type Link = { toType: ObjectType; toId: string; typeId: number; label: string | null }
export type LinkChange = {
  from: { type: ObjectType; id: string }
  to: { type: ObjectType; id: string }
  typeId: number
  label: string | null
}

export type Links = ReturnType<typeof createLinks>

/** Both directions of each association, as HubSpot keeps them. */
export function createLinks() {
  // By the object, then by what it is linked with: a company may have a hundred thousand tickets.
  const links = new Map<string, Map<string, Link>>()
  const keyOf = (type: ObjectType, id: string) => `${type}/${id}`
  const of = (type: ObjectType, id: string) => [...(links.get(keyOf(type, id))?.values() ?? [])]

  /** Returns false for one that is there already. */
  function add({ from, to, typeId, label }: LinkChange): boolean {
    const key = keyOf(from.type, from.id)
    const known = links.get(key) ?? new Map<string, Link>()
    links.set(key, known)
    const link = { toType: to.type, toId: to.id, typeId, label }
    if (known.has(linkKey(link))) return false
    known.set(linkKey(link), link)
    return true
  }

  function removeOneWay(from: LinkChange['from'], to: LinkChange['to']) {
    const known = links.get(keyOf(from.type, from.id))
    for (const [key, link] of known ?? []) {
      if (link.toType === to.type && link.toId === to.id) known?.delete(key)
    }
  }

  return {
    of,
    between(type: ObjectType, id: string, toType: ObjectType) {
      return of(type, id).filter((link) => link.toType === toType)
    },
    add,
    remove(type: ObjectType, id: string, to: LinkChange['to']) {
      removeOneWay({ type, id }, to)
      removeOneWay(to, { type, id })
    },
    entries: (): [string, Link[]][] => [...links].map(([key, known]) => [key, [...known.values()]]),
    restore(entries: [string, Link[]][]) {
      for (const [key, known] of entries) {
        links.set(key, new Map(known.map((link) => [linkKey(link), link])))
      }
    },
  }
}

function linkKey({ toType, toId, typeId }: Link): string {
  return `${toType}/${toId}/${typeId}`
}

/**
 * Returns the associations that one of a kind brings, in both directions. A primary one brings the
 * plain one as well. Undefined for a number that these types do not have.
 */
export function linksOfKind(
  from: LinkChange['from'],
  to: LinkChange['to'],
  typeId: number,
): LinkChange[] | undefined {
  const here = KINDS.filter((kind) => kind.from === from.type && kind.to === to.type)
  const back = KINDS.filter((kind) => kind.to === from.type && kind.from === to.type)
  const kind =
    here.find(({ id }) => id === typeId) ?? back.find(({ reverseId }) => reverseId === typeId)
  if (!kind) return undefined
  const plain = KINDS.find((other) => {
    return other.from === kind.from && other.to === kind.to && other.label === undefined
  })
  const kinds = plain && plain !== kind ? [plain, kind] : [kind]
  return kinds.flatMap(({ from: first, id, reverseId, label = null }) => {
    const [forth, reverse] = first === from.type ? [id, reverseId] : [reverseId, id]
    return [
      { from, to, typeId: forth, label },
      { from: to, to: from, typeId: reverse, label },
    ]
  })
}

/** The plain association between two types, for calls that name none. */
export function defaultTypeId(from: ObjectType, to: ObjectType): number | undefined {
  const here = KINDS.find((kind) => kind.from === from && kind.to === to && !kind.label)
  const back = KINDS.find((kind) => kind.to === from && kind.from === to && !kind.label)
  return here?.id ?? back?.reverseId
}
