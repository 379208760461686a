/** The variable with the key of every test database. Needed for opening one. */
export const TEST_KEY = { INSTALLATION_KEY: Buffer.alloc(32, 'test key').toString('base64') }
