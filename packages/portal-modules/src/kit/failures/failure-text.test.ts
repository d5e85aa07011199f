import { describe, expect, test } from 'vitest'
import { errorText as usualText, failureText } from './failure-text.ts'
import type { Catalogue } from '../messages.ts'
import { PortError, type PortErrorCode } from '../port-error.ts'
import { messageTools, type MessageTools } from '../language/useMessages.ts'

type ErrorText = (tools: MessageTools, error: PortError) => string

const texts = import.meta.glob<{ errorText: ErrorText }>('../../*/error-text.ts', { eager: true })
const catalogues = import.meta.glob<{ messages: Catalogue }>('../../*/messages/index.ts', {
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

const modules = Object.entries(catalogues).flatMap(([path, { messages: catalogue }]) => {
  const name = path.split('/')[2]!
  const own = texts[`../../${name}/error-text.ts`]
  if (!own && catalogue.de['error.unknown'] === undefined) return []
  return [{ name, catalogue, errorText: own?.errorText ?? (usualText as ErrorText) }]
})

describe('what a module says of a call that failed', () => {
  test('all modules with texts of their own are looked at', () => {
    expect(modules.length).toBeGreaterThan(14)
    expect(Object.keys(texts).length).toBeLessThan(modules.length)
  })

  test.each(modules)(
    '$name: differs by status; to sign in is said at 401, and what nobody knows has its number (ERR-02, ERR-03, ERR-04, ERR-05, ERR-06)',
    ({ errorText, catalogue }) => {
      for (const locale of ['de', 'en'] as const) {
        const tools = messageTools(catalogue, locale)
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

  test('of a lost connection all say the same, and that nothing is lost', () => {
    const offline = new PortError({ code: 'offline' })
    for (const { errorText, catalogue } of modules)
      expect(errorText(messageTools(catalogue, 'de'), offline)).toMatch(
        /^Keine Verbindung. Es ist nichts verloren/,
      )
  })

  test('the host’s own words come before all', () => {
    const error = new PortError({ code: 'unknown', status: 401, explanation: 'Heute nicht.' })
    expect(failureText({ locale: 'de' }, error, 'Etwas ging schief.')).toBe('Heute nicht.')
    const conflict = new PortError({ code: 'conflict', reason: 'any', explanation: 'Es ist zu.' })
    for (const { errorText, catalogue } of modules)
      expect(errorText(messageTools(catalogue, 'de'), conflict)).toBe('Es ist zu.')
    expect(failureText({ locale: 'de' }, conflict, 'Genauer.', { knowsReason: true })).toBe('Genauer.') // prettier-ignore
  })
})
