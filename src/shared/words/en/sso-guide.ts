/** Above the part of the guide that a failed test has led to. */
export const mends = (sentence: string) => `Mend it here: “${sentence}”`
