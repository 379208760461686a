import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { useFocusWhen } from '#web/lib/use-when.ts'

import {
  type FieldOf,
  type AnyProblems,
  fieldsOf,
  hasProblems,
  type Place,
  type Problems,
  withoutField,
} from './problems.ts'

export type FormOptions<Values> = {
  initial: Values
  /** Returns the problems of the values, by field. */
  check?: (values: Values) => Problems<Values>
  /**
   * When a problem is shown: once it is sent, until anything changes; once its field was left; or
   * always. A refusal of the server is always shown.
   */
  shows?: 'sent' | 'left' | 'always'
  /** A mutation, or what `useSending` returns. */
  sending: { isPending: boolean; error: unknown }
  /**
   * Returns the problems of the fields after a failure: the server's `fields`, except when the form
   * knows better.
   */
  problemsIn?: (failure: unknown) => AnyProblems
  onChange?: (values: Values) => void
}

/** A control of the form by its name, which is that of its field. */
type Control = HTMLElement & { name: string }

/**
 * The project's one form: values, problems by field, and the focus on the first field that is wrong,
 * whether the form or the server found it.
 */
export function useForm<Values extends object>({
  initial,
  check,
  shows = 'sent',
  sending,
  problemsIn = fieldsOf,
  onChange,
}: FormOptions<Values>) {
  const [values, setValues] = useState(initial)
  // A file can take a while to read, and its text must not undo what was typed meanwhile.
  const newest = useRef(initial)
  const [touched, setTouched] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<AnyProblems>({})
  const [seen, setSeen] = useState(sending.error)
  const element = useRef<HTMLFormElement>(null)

  // Take over each failure once: the same error is there in every render until the next attempt.
  if (sending.error !== seen) {
    setSeen(sending.error)
    if (sending.error) setRefused(problemsIn(sending.error))
  }
  const isRefused = sending.error && hasProblems(problemsIn(sending.error))
  useFocusWhen(isRefused ? sending.error : null, () => findWrong(refused))

  const problems: AnyProblems = check?.(values) ?? {}
  const isShown = (place: string) => shows === 'always' || touched.includes(place)
  const problemOf = (place: Place<Values>): string | undefined =>
    refused[place] ?? (isShown(place) ? problems[place] : undefined)

  function set(next: Values) {
    newest.current = next
    setValues(next)
  }

  /** Finds the first conflict that is not decided, or else the first field that is wrong. */
  function findWrong(wrong: AnyProblems): Control | undefined {
    const undecided = element.current?.querySelector<Control>(
      'fieldset[data-undecided="true"] input',
    )
    const controls = element.current?.querySelectorAll<Control>('[name]') ?? []
    return undecided ?? [...controls].find(({ name }) => wrong[name] !== undefined)
  }

  return {
    element,
    /** The control of a field, once it is drawn. */
    control: (field: FieldOf<Values>) => findWrong({ [field]: field }),
    values,
    problems,
    problemOf,
    isSending: sending.isPending,
    /** The failure, unless all that it says stands at the fields. */
    failure: isRefused ? null : sending.error,
    /** How many problems are shown. */
    problemCount: new Set(
      [...Object.keys(refused), ...Object.keys(problems)].filter(
        (place) => refused[place] ?? (isShown(place) ? problems[place] : undefined),
      ),
    ).size,
    change: <Field extends FieldOf<Values>>(field: Field, value: Values[Field]) => {
      const next = { ...newest.current, [field]: value }
      set(next)
      setRefused((before) => (shows === 'sent' ? {} : withoutField(before, field)))
      onChange?.(next)
    },
    touch: (place: Place<Values>) => setTouched((before) => [...before, place]),
    forget: (field: FieldOf<Values>) => setRefused((before) => withoutField(before, field)),
    refuse: setRefused,
    /** Takes over other values, and leaves the problems as they are. */
    set,
    /** Begins again. */
    reset: (next: Values) => {
      set(next)
      setTouched([])
      setRefused({})
    },
    /** Returns whether it can be sent. If not, the first wrong field takes the focus, and says why. */
    attempt: (): boolean => {
      // Drawn at once: the focus then finds the wrong field with what is said of it.
      flushSync(() => {
        if (shows === 'sent') setRefused(problems)
        else setTouched((before) => [...before, ...Object.keys(values), ...Object.keys(problems)])
      })
      const wrong = hasProblems(problems) || isUndecided(element.current)
      if (wrong) findWrong(problems)?.focus()
      return !wrong
    },
  }
}

function isUndecided(form: HTMLFormElement | null): boolean {
  return form?.querySelector('fieldset[data-undecided="true"]') != null
}
