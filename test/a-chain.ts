import { generate } from 'selfsigned'

/** A certificate with those that have issued it, as PEM. */
export async function aChain(): Promise<{ root: string; middle: string; leaf: string }> {
  const root = await generate(named('Root CA'), { keySize: 2048 })
  const middle = await generate(named('Issuing CA'), {
    keySize: 2048,
    ca: { key: root.private, cert: root.cert },
  })
  const leaf = await generate(named('idp.chain.example'), {
    keySize: 2048,
    ca: { key: middle.private, cert: middle.cert },
  })
  return { root: root.cert, middle: middle.cert, leaf: leaf.cert }
}

function named(value: string) {
  return [{ name: 'commonName', value }]
}
