// What the server answers.
export const sayWhatToChange = 'Say what to change'
