import type { MacroItem } from '#shared/desk/macros/contract.ts'

/** Returns the macros that have all typed words, those with them in the name first. */
export function findMacros(macros: MacroItem[], typed: string): MacroItem[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const hasAll = (text: string) => words.every((word) => plain(text).includes(word))
  const named = macros.filter(({ name }) => hasAll(name))
  const others = macros.filter(({ name, preview }) => !hasAll(name) && hasAll(`${name} ${preview}`))
  return [...named, ...others]
}

/** Returns the agents one of whose names begins as typed. */
export function findAgents<Agent extends { name: string }>(
  agents: Agent[],
  typed: string,
): Agent[] {
  const wanted = plain(typed).trim()
  return agents.filter(({ name }) => ` ${plain(name)}`.includes(` ${wanted}`))
}

/** Without accents, which few people type to search. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
