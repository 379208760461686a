import { type KnownWords, matchPattern, type Parts } from './match-pattern.ts'
import { fold, oneLine, parsePattern, type Pattern } from './pattern.ts'
import {
  type AlertMeaning,
  MAX_ALERT_PART_LENGTH,
  priorityOf,
  STATE_FIELDS,
  type StateField,
} from './values.ts'

/** How a rule reads an alert. */
export type AlertReader = {
  /** The first that matches the subject counts. None: the body alone is read. */
  subjectPatterns: string[]
  /** Each reads one line of the body, for what the subject does not say. */
  bodyPatterns: string[]
} & Record<StateField, string[]>

export type AlertReading = {
  host: string | null
  service: string | null
  /** As the tool writes it. */
  state: string
  meaning: AlertMeaning
}

const MOST_LINES = 200
const MEANING_OF: Record<StateField, AlertMeaning> = {
  highStates: 'High',
  mediumStates: 'Medium',
  lowStates: 'Low',
  recoveryStates: 'recovery',
  otherStates: 'none',
}

/** Reads what an alert says. Undefined where no pattern fits, or what it is about is not said. */
export function readAlert(
  reader: AlertReader,
  { subject, body }: { subject: string; body: string },
): AlertReading | undefined {
  const meanings = meaningsOf(reader)
  const known = knownWords(meanings)
  const said = readSubject(reader, subject, known)
  if (!said) return undefined
  const { host, service, state, severity } = { ...readBody(reader, body, known), ...said }
  const meaning = meaningOf(meanings, state, severity)
  if (state === undefined || !meaning || (host === undefined && service === undefined))
    return undefined
  return {
    host: host?.slice(0, MAX_ALERT_PART_LENGTH) ?? null,
    service: service?.slice(0, MAX_ALERT_PART_LENGTH) ?? null,
    state: severity !== undefined && priorityOf(meaning) ? `${state} (${severity})` : state,
    meaning,
  }
}

/** Key that distinguishes an alert from the others of its rule, in all of its states. */
export function alertKey({ host, service }: Pick<AlertReading, 'host' | 'service'>): string {
  return [host ?? '', service ?? ''].map((part) => fold(oneLine(part))).join('\n')
}

/** The words of a rule with what they mean, in lower case. */
export function meaningsOf(reader: Record<StateField, string[]>): Map<string, AlertMeaning> {
  return new Map(
    STATE_FIELDS.flatMap((field) =>
      reader[field].map((word) => [fold(oneLine(word)), MEANING_OF[field]] as const),
    ),
  )
}

function knownWords(meanings: Map<string, AlertMeaning>): KnownWords {
  const words = [...meanings.keys()].toSorted((one, other) => other.length - one.length)
  const isProblem = (word: string) => priorityOf(meanings.get(word) ?? 'none') !== null
  return { state: words, severity: words.filter(isProblem) }
}

/** Takes the recovery from the state alone, and the urgency rather from the severity. */
function meaningOf(
  meanings: Map<string, AlertMeaning>,
  state: string | undefined,
  severity: string | undefined,
): AlertMeaning | undefined {
  const ofState = meanings.get(fold(state ?? ''))
  if (severity === undefined || !ofState || !priorityOf(ofState)) return ofState
  return meanings.get(fold(severity)) ?? ofState
}

function readSubject(
  { subjectPatterns }: AlertReader,
  subject: string,
  known: KnownWords,
): Parts | undefined {
  if (subjectPatterns.length === 0) return {}
  for (const pattern of parsed(subjectPatterns)) {
    const found = matchPattern(pattern, subject, known)
    if (found) return found
  }
  return undefined
}

/** Reads the lines of a body, the first one of each pattern. */
function readBody({ bodyPatterns }: AlertReader, body: string, known: KnownWords): Parts {
  const lines = body
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
  const found = parsed(bodyPatterns).map((pattern) => {
    for (const line of lines) {
      const parts = matchPattern(pattern, line, known)
      if (parts) return parts
    }
    return {}
  })
  // The upper one counts when two patterns read the same.
  const said: Parts = {}
  for (const parts of found.toReversed()) Object.assign(said, parts)
  return said
}

function parsed(patterns: string[]): Pattern[] {
  return patterns.flatMap((text) => {
    const pattern = parsePattern(text)
    return 'problem' in pattern ? [] : [pattern]
  })
}
