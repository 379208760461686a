/** What keeps a text from being somebody's new password. */
export const problems = {
  too_short: 'The password must have at least 12 characters',
  too_long: 'The password must have at most 1024 characters',
  own: 'The password must not be your email or your name',
  control_characters: 'The password must not have line breaks or other control characters in it',
}

// What only the server answers.
export const usual =
  'This password is among the first that are guessed. Choose a longer or less usual one'
export const notYours = 'This is not your current password'
