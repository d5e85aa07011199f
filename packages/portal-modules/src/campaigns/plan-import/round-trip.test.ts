import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCsv } from '../../kit/export/csv.ts'
import { toXlsx } from '../../kit/export/xlsx.ts'
import type { PlannedChannel } from '../campaigns.port.ts'
import { planSheet } from '../export/plan-table.ts'
import { buildCampaign } from '../testing/fixtures.ts'
import { readFile } from '../../kit/table-import/read-file.ts'
import { csvOf } from '../../kit/table-import/testing/workbooks.ts'
import { planReader } from './columns.logic.ts'
import { readRows } from './rows.logic.ts'
import { contextOf } from './testing/context.ts'

/** The words of the design system, which an export writes. */
const words = {
  de: { print: 'Print', newspaper: 'Zeitung', magazine: 'Zeitschrift', radio: 'Radio', 'web-radio': 'Webradio', tv: 'TV', cinema: 'Kino', 'out-of-home': 'Out-of-Home', digital: 'Digital', social: 'Social', search: 'Suche', direct: 'Direktmarketing', 'cross-media': 'Crossmedia' }, // prettier-ignore
  en: { print: 'Print', newspaper: 'Newspaper', magazine: 'Magazine', radio: 'Radio', 'web-radio': 'Web radio', tv: 'TV', cinema: 'Cinema', 'out-of-home': 'Out-of-home', digital: 'Digital', social: 'Social', search: 'Search', direct: 'Direct marketing', 'cross-media': 'Cross-media' }, // prettier-ignore
}
const kinds = ['print', 'newspaper', 'magazine', 'radio', 'web-radio', 'tv', 'cinema', 'out-of-home', 'digital', 'social', 'search', 'direct'] as const // prettier-ignore

const day = fc
  .integer({ min: 0, max: 900 })
  .map((days) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10))
const line = fc
  .stringMatching(/^[A-Za-zÄÖÜäöüß0-9 ;,."'’&()=+@%–-]{1,40}$/)
  .map((value) => value.replaceAll(/\s+/g, ' ').trim())
  .filter((value) => value !== '')
const channel = fc
  .record({
    name: line,
    kind: fc.constantFrom(...kinds),
    publisher: fc.option(line),
    budget: fc.option(fc.integer({ min: 0, max: 99_999_999_999 }).map((cents) => cents / 100)),
    days: fc.tuple(fc.option(day), fc.option(day)),
  })
  .map(({ days: [start, end], ...rest }) => ({
    ...rest,
    start,
    end: start && end && end < start ? start : end,
  }))

describe('import and export are inverse (T-25, CAMP-07)', () => {
  test.each(['de', 'en'] as const)(
    'a plan that was exported in %s reads back as it was, as a workbook and as a text',
    async (locale) => {
      const campaign = buildCampaign({ id: 7, name: 'Sommer' })
      await fc.assert(
        fc.asyncProperty(fc.array(channel, { minLength: 1, maxLength: 12 }), async (drawn) => {
          const plan = drawn.map((one, at): PlannedChannel => ({
            id: at + 1,
            campaignId: 7,
            pauses: [],
            state: 'Planning',
            bookingDeadline: null,
            materialDeadline: null,
            bookingStatus: null,
            materialStatus: null,
            version: 1,
            ...one,
          }))
          const { table, look } = planSheet([campaign], plan, '2026-11-27', locale, words[locale])
          const bytes = await toXlsx(table, 'Mediaplan', look)
          for (const file of [
            new File([bytes as BlobPart], 'a.xlsx'),
            csvOf(toCsv(table, locale)),
          ]) {
            const reader = planReader()
            const sheet = reader.prepare!((await readFile(file)).sheets[0]!)
            const layout = reader.layoutAt(sheet, reader.findHeadRow(sheet)!)
            const rows = readRows(sheet, layout, contextOf({ campaignName: 'Sommer' }))
            expect(rows.filter(({ faults }) => Object.keys(faults).length > 0)).toEqual([])
            expect(rows.flatMap((row) => row.channel ?? [])).toEqual(
              drawn.map(({ kind, ...facts }) => ({
                ...facts,
                mediaTypeId: contextOf().types.find((type) => type.kind === kind)!.id,
              })),
            )
          }
        }),
        { numRuns: 60 },
      )
    },
  )
})
