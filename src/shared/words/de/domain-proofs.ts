export * from '#shared/words/en/domain-proofs.ts'
