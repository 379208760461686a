import { watchPresses } from './watch-presses.ts'

/**
 * Does what may move the page, such as showing the problem of a field that was just left: at once,
 * or after the click of the press that is under way. Otherwise its button would slip away.
 */
export const afterPress = watchPresses(window)
