import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Asked {
  challenge: string
  rpId?: string
  rp?: { id: string }
}

/** What a device does with a passkey: makes one, and answers with it. ES256, no attestation. */
export function createTestAuthenticator(origin: string) {
  const id = randomBytes(16)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let counter = 0

  const dataOf = (rpId: string, flags: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([
      createHash('sha256').update(rpId).digest(),
      Buffer.from([flags]),
      count,
      more,
    ])
  }
  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const frame = (response: object) =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    })
  const [userPresent, userVerified, hasKey] = [0x01, 0x04, 0x40]

  return {
    id: id.toString('base64url'),
    /** The answer to a page that asks for a new one. */
    make(options: string): string {
      const { challenge, rp } = JSON.parse(options) as Asked
      const { x, y } = publicKey.export({ format: 'jwk' })
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
        ]),
      )
      const length = Buffer.from([0, id.length])
      const authData = dataOf(
        rp!.id,
        userPresent! | userVerified! | hasKey!,
        Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(key)]),
      )
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return frame({
        attestationObject: Buffer.from(attestation).toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        transports: ['internal'],
      })
    },
    /** The answer to a page that asks for one. */
    answer(options: string, more: { origin?: string; isVerified?: boolean } = {}): string {
      const { challenge, rpId } = JSON.parse(options) as Asked
      counter += 1
      const flags = userPresent! | (more.isVerified === false ? 0 : userVerified!)
      const authenticatorData = dataOf(rpId!, flags)
      const client = clientData('webauthn.get', challenge, more.origin)
      const signed = Buffer.concat([
        authenticatorData,
        createHash('sha256').update(client).digest(),
      ])
      return frame({
        authenticatorData: authenticatorData.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      })
    },
  }
}
