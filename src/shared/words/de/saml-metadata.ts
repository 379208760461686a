export * from '#shared/words/en/saml-metadata.ts'
