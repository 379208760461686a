import type { MemoryState } from './memory-state.ts'

/** Finds a contact by its address, or makes it. */
export function contactOf(state: MemoryState, { email, name }: { email: string; name: string }) {
  const key = email.toLowerCase()
  const contact = state.contacts.get(key) ?? { id: state.nextId(), email: key, name }
  state.contacts.set(key, contact)
  return contact.id
}
