import { describe, expect, test } from 'vitest'
import { failureText } from './failure-text.ts'
import type { Catalogue } from './messages.ts'
import { PortError, type PortErrorCode } from './port-error.ts'
import { messageTools, type MessageTools } from './useMessages.ts'

type ErrorText = (tools: MessageTools, error: PortError) => string

const texts = import.meta.glob<{ errorText: ErrorText }>('../*/error-text.ts', { eager: true })
const catalogues = import.meta.glob<{ messages: Catalogue }>('../*/messages/index.ts', {
  eager: true,
})

const codes: Readonly<Record<number, PortErrorCode>> = {
  400: 'invalid',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
}
const refused = (status: number) =>
  new PortError({ code: codes[status] ?? 'unknown', status, reference: `r-${status}` })

const modules = Object.entries(texts).map(([path, { errorText }]) => {
  const name = path.split('/')[1]!
  return { name, errorText, catalogue: catalogues[`../${name}/messages/index.ts`]?.messages }
})

describe('what a module says of a call that failed', () => {
  test('all modules with texts of their own are looked at', () => {
    expect(modules.length).toBeGreaterThan(14)
    expect(modules.filter(({ catalogue }) => !catalogue)).toEqual([])
  })

  test.each(modules.filter(({ catalogue }) => catalogue !== undefined))(
    '$name: differs by status; to sign in is said at 401, and what nobody knows has its number (ERR-02, ERR-03, ERR-04, ERR-05, ERR-06)',
    ({ errorText, catalogue }) => {
      for (const locale of ['de', 'en'] as const) {
        const tools = messageTools(catalogue!, locale)
        const said = [400, 401, 403, 404, 409, 429, 500].map((status) =>
          errorText(tools, refused(status)),
        )
        expect(said[1]).toMatch(locale === 'de' ? /melden Sie sich neu an/ : /sign in again/)
        expect(said[5]).toMatch(locale === 'de' ? /zu schnell/ : /too fast/)
        expect(said[6]).toContain('r-500')
        expect(new Set(said).size).toBeGreaterThanOrEqual(5)
      }
    },
  )

  test('the host’s own words come before all', () => {
    const error = new PortError({ code: 'unknown', status: 401, explanation: 'Heute nicht.' })
    expect(failureText({ locale: 'de' }, error, 'Etwas ging schief.')).toBe('Heute nicht.')
  })
})
