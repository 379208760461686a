export * from '#shared/words/en/frames.ts'
