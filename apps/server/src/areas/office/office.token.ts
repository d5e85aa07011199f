import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { secret } from '../../platform/secrets.ts'
import type { Dependencies } from '../../platform/dependencies.ts'

/** What a token of an office server stands for: one file, for one person. */
export interface OfficePass {
  applicationId: number
  componentId: number
  userId: number
}

/** Long enough to read a document; nobody keeps a tab for longer without opening it again. */
const lifetime = 2 * 3_600_000

/** Makes and opens the tokens that office servers fetch files with, by one secret for all processes. */
export function createOfficeTokens({ database, clock }: Pick<Dependencies, 'database' | 'clock'>) {
  let known: Promise<string> | undefined
  const key = () =>
    (known ??= secret(database, 'office-key', () => randomBytes(32).toString('base64url')).catch(
      (error) => {
        known = undefined
        throw error
      },
    ))
  const seal = async (payload: string) =>
    createHmac('sha256', await key())
      .update(payload)
      .digest()

  return {
    async make(pass: OfficePass): Promise<{ token: string; expiresAt: number }> {
      const expiresAt = clock.now().getTime() + lifetime
      const { applicationId, componentId, userId } = pass
      const payload = Buffer.from(
        JSON.stringify([applicationId, componentId, userId, expiresAt]),
      ).toString('base64url')
      return { token: `${payload}.${(await seal(payload)).toString('base64url')}`, expiresAt }
    },

    /** Undefined where it is not ours, was changed, or is over. */
    async open(token: string): Promise<OfficePass | undefined> {
      const [payload = '', signature = ''] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const right = await seal(payload)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      const [applicationId, componentId, userId, expiresAt] = JSON.parse(
        Buffer.from(payload, 'base64url').toString(),
      ) as [number, number, number, number]
      if (expiresAt <= clock.now().getTime()) return undefined
      return { applicationId, componentId, userId }
    },
  }
}
