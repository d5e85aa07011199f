import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { secret } from '../../platform/secrets.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { imageKey } from './images.policy.ts'

/** Seconds for which a signature is good: long enough to choose a picture and upload it. */
const lifetime = 10 * 60

export interface Signed {
  preset: string
  userId: number
  /** Seconds since 1970. */
  timestamp: number
}

/** What a picture's host signs, as text; bound to the person, so that it cannot be passed on. */
const textOf = ({ preset, userId, timestamp }: Signed) =>
  `key=${imageKey}&preset=${preset}&timestamp=${timestamp}&user=${userId}`

/** Signs uploads and checks signatures, with one secret for all processes (API-05). */
export function createUploadSigner({ database, clock }: Pick<Dependencies, 'database' | 'clock'>) {
  let known: Promise<string> | undefined
  const key = () =>
    (known ??= secret(database, 'image-upload-key', () =>
      randomBytes(32).toString('base64url'),
    ).catch((error) => {
      known = undefined
      throw error
    }))
  const seal = async (signed: Signed) =>
    createHmac('sha256', await key())
      .update(textOf(signed))
      .digest()
  const now = () => Math.floor(clock.now().getTime() / 1000)

  return {
    async sign(preset: string, userId: number): Promise<{ signature: string; timestamp: number }> {
      const timestamp = now()
      return { signature: (await seal({ preset, userId, timestamp })).toString('hex'), timestamp }
    },

    /** True for a signature of ours that is for this, and not too old. */
    async isValid(signature: string, signed: Signed): Promise<boolean> {
      const age = now() - signed.timestamp
      // Processes may differ by seconds.
      if (age > lifetime || age < -60) return false
      const given = Buffer.from(signature, 'hex')
      const right = await seal(signed)
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
