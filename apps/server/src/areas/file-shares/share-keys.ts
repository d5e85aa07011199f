import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Dependencies } from '../../platform/dependencies.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Minutes for which a password need not be given again. */
export const passMinutes = 30

/** Seals what a link says: its secret part is kept nowhere. */
export type ShareKeys = ReturnType<typeof createShareKeys>

/** The same in every process, and for who makes links as for who opens them. */
export function createShareKeys({ shareKey, clock }: Pick<Dependencies, 'shareKey' | 'clock'>) {
  const seal = (text: string) => createHmac('sha256', shareKey).update(text).digest()
  const isSealed = (text: string, given: string) => {
    const right = seal(text)
    const mark = Buffer.from(given, 'base64url')
    return mark.length === right.length && timingSafeEqual(mark, right)
  }
  return {
    /** What stands in the address. */
    keyOf: (id: string) => `${id}.${seal(`share ${id}`).toString('base64url')}`,
    /** The link that a key opens; undefined where it is none of ours. */
    read(text: string): string | undefined {
      const [id = '', mark = ''] = text.split('.')
      return uuid.test(id) && isSealed(`share ${id}`, mark) ? id : undefined
    },
    /** Says for a while that the password was right. */
    passFor(id: string): string {
      const until = String(clock.now().getTime() + passMinutes * 60_000)
      return `${until}.${seal(`pass ${id} ${until}`).toString('base64url')}`
    },
    isPass(id: string, pass: string): boolean {
      const [until = '', mark = ''] = pass.split('.')
      return Number(until) > clock.now().getTime() && isSealed(`pass ${id} ${until}`, mark)
    },
  }
}
