export const gone = 'This test does not exist any more.'
