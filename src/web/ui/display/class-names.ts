/** Joins the class names that are given: `classNames(styles.row, isBreached && styles.breached)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
