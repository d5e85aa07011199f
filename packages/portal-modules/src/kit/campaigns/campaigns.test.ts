import { describe, expect, onTestFinished, test } from 'vitest'
import { catalogueFaults } from '../catalogue-faults.ts'
import { messageTools } from '../language/useMessages.ts'
import { addValues } from '../vocabulary/values.ts'
import {
  campaignRail,
  campaignStatuses,
  campaignWords,
  columnOf,
  currencyCode,
  formatBudget,
  formatRange,
  isTentative,
  phaseOf,
  runsIn,
  shouldBeLive,
  stateLook,
  stateWord,
  statusLook,
  statusOf,
  statusOfChannels,
  statusWord,
  workflowStates,
  type CampaignStatus,
  type WorkflowState,
} from './index.ts'

const today = '2026-11-23'
/** Spaces of every width as plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('German and English have the same keys, and every text is translated', () => {
  const equal = ['phase.live', 'state.Ready', 'status.5']
  expect(catalogueFaults(campaignWords, equal)).toEqual([])
})

describe('states of a campaign (CAMP-08)', () => {
  test.each(campaignStatuses)(
    'state %i has a word in both languages, an icon and a colour (CAMP-08)',
    (status) => {
      expect(campaignWords.de[`status.${status}`]).toMatch(/\S/)
      expect(campaignWords.en.texts[`status.${status}`]).toMatch(/\S/)
      expect(statusLook(status)).toMatchObject({ icon: expect.anything(), tone: expect.any(String) }) // prettier-ignore
    },
  )

  test('the rail has eleven ticks; aborted is none of them (CAMP-08)', () => {
    expect(campaignRail).toEqual(campaignStatuses.filter((status) => status !== 4))
  })

  test.each<[WorkflowState[], CampaignStatus]>([
    [[], 0],
    [['Started', 'Confirmed'], 0],
    [['Briefing'], 0],
    [['Briefed', 'Planning'], 1],
    [['Planning', 'Checking'], 2],
    [['Adjusting', 'Approved'], 2],
    [['Checking', 'Ready'], 3],
    [['Ready'], 5],
    [['Approving', 'Approved'], 6],
    [['Planning', 'Approving'], 6],
    [['Approved', 'Purchased'], 7],
    [['Verification', 'Transferred'], 8],
    [['Purchasing', 'Purchased'], 9],
    [['Purchased', 'Confirmed'], 10],
    [['Confirmed', 'Transferred'], 11],
    [['Transferred', 'Deactivated'], 11],
    [['Deactivated', 'Deactivated'], 4],
  ])('channels %j make state %i where the server sends none (CAMP-08)', (states, status) => {
    expect(statusOfChannels(states)).toBe(status)
    expect(statusOf(null, states)).toBe(status)
    expect(statusOf(12, states)).toBe(status)
    expect(statusOf(9, states)).toBe(9)
  })
})

describe('workflow of a channel (COCK-07)', () => {
  test.each(workflowStates)(
    '%s has a word in both languages, an icon and a colour (COCK-07)',
    (state) => {
      expect(campaignWords.de[`state.${state}`]).toMatch(/\S/)
      expect(campaignWords.en.texts[`state.${state}`]).toMatch(/\S/)
      expect(stateLook(state)).toMatchObject({ icon: expect.anything(), tone: expect.any(String) }) // prettier-ignore
    },
  )

  test('fifteen states stand in the order of the work, deactivated last (COCK-07)', () => {
    expect(workflowStates).toHaveLength(15)
    expect(workflowStates[0]).toBe('Started')
    expect(workflowStates.indexOf('Approving')).toBeLessThan(workflowStates.indexOf('Approved'))
    expect(workflowStates.at(-1)).toBe('Deactivated')
    expect(stateLook('Deactivated').tone).toBe('neutral')
  })
})

describe('states of another product', () => {
  const words = messageTools(campaignWords, 'de')

  test('what nobody named is readable and plain, and no rule takes it for a known one (T-01)', () => {
    expect(stateWord(words, 'clientReview')).toBe('Client review')
    expect(stateWord(words, 'Approving')).toBe(words.t('state.Approving'))
    expect(statusWord(words, 42)).toBe('42')
    expect(stateLook('clientReview').tone).toBe('neutral')
    expect(isTentative('clientReview')).toBe(false)
    expect(statusOfChannels(['clientReview', 'Purchased'])).toBe(10)
    expect(statusOfChannels(['clientReview'])).toBe(0)
  })

  test('a product says label, icon and tone (T-01)', () => {
    onTestFinished(
      addValues('campaign.status', {
        12: { label: { de: 'Archiviert', en: 'Archived' }, tone: 'ok' },
      }),
    )
    expect(statusWord(words, 12)).toBe('Archiviert')
    expect(statusWord(messageTools(campaignWords, 'en'), 12)).toBe('Archived')
    expect(statusLook(12).tone).toBe('ok')
  })
})

describe('tab and column (CAMP-02, CAMP-17)', () => {
  test.each<[string | null, string | null, CampaignStatus, string]>([
    ['2026-11-01', '2026-11-22', 11, 'done'],
    ['2026-11-01', '2026-11-23', 11, 'live'],
    ['2026-11-01', '2026-11-23', 7, 'live'],
    ['2026-11-01', '2026-11-30', 6, 'progress'],
    ['2026-11-23', '2026-11-23', 7, 'live'],
    ['2026-11-24', '2026-12-24', 11, 'progress'],
    ['2026-12-01', '2026-12-24', 4, 'done'],
    ['2026-11-01', '2026-11-30', 4, 'done'],
    ['2025-01-01', '2025-02-01', 2, 'done'],
    ['2026-11-01', null, 9, 'live'],
    [null, '2026-12-01', 9, 'progress'],
    [null, null, 0, 'progress'],
  ])('from %s to %s in state %i it stands in the tab %s (CAMP-02)', (start, end, status, phase) => {
    expect(phaseOf({ start, end, status }, today)).toBe(phase)
  })

  test.each<[CampaignStatus, string]>([
    [0, 'briefing'],
    [1, 'briefing'],
    [2, 'planning'],
    [3, 'planning'],
    [5, 'planning'],
    [6, 'approval'],
    [7, 'buying'],
    [8, 'planning'],
    [9, 'buying'],
    [10, 'buying'],
    [11, 'buying'],
  ])('state %i stands in the column %s (CAMP-17)', (status, column) => {
    expect(columnOf({ status })).toBe(column)
  })

  test.each<[string, string, CampaignStatus, boolean]>([
    ['2026-11-01', '2026-11-30', 6, true],
    ['2026-11-23', '2026-11-30', 0, true],
    ['2026-11-24', '2026-11-30', 6, false],
    ['2026-11-01', '2026-11-30', 7, false],
    ['2026-11-01', '2026-11-30', 4, false],
    ['2026-11-01', '2026-11-22', 5, false],
  ])('from %s to %s in state %i it should be live: %s (CAMP-02)', (start, end, status, late) => {
    expect(shouldBeLive({ start, end, status }, today)).toBe(late)
  })
})

describe('days (CAMP-06)', () => {
  test('a flight is in a span when one day of it is; an open end reaches on (CAMP-06)', () => {
    const span = { from: '2026-11-23', to: '2026-11-29' }
    const at = (start: string | null, end: string | null) => runsIn({ start, end }, span)
    expect(at('2026-11-29', '2026-12-24')).toBe(true)
    expect(at('2026-11-01', '2026-11-23')).toBe(true)
    expect(at('2026-11-30', '2026-12-24')).toBe(false)
    expect(at('2026-11-01', '2026-11-22')).toBe(false)
    expect(at('2026-01-01', null)).toBe(true)
    expect(at(null, '2026-12-01')).toBe(true)
    expect(at(null, '2026-11-23')).toBe(true)
    expect(at(null, '2026-11-22')).toBe(false)
    expect(at(null, null)).toBe(false)
  })
})

describe('money and spans (CAMP-10)', () => {
  test.each([
    [1234.5, 'US-Dollar (USD)', '1.234,50 USD', 'USD\u00a01,234.50'],
    [480_000, '', '480.000,00 €', '€480,000.00'],
    [480_000, null, '480.000,00 €', '€480,000.00'],
    [12, 'Schweizer Franken (CHF)', '12,00 CHF', 'CHF\u00a012.00'],
    [null, 'EUR', '–', '–'],
  ])('%s in %j is %s, in English %s (CAMP-10)', (amount, currency, german, english) => {
    expect(plain(formatBudget('de', amount, currency))).toBe(german)
    expect(plain(formatBudget('en', amount, currency))).toBe(plain(english))
  })

  test('a currency is the code in brackets, else euro (CAMP-10)', () => {
    expect(currencyCode('US-Dollar (USD)')).toBe('USD')
    expect(currencyCode('')).toBe('EUR')
  })

  test.each([
    ['2027-04-01', '2027-08-31', '01.04. – 31.08.2027', '1 Apr – 31 Aug 2027'],
    ['2026-12-15', '2027-01-24', '15.12.2026 – 24.01.2027', '15/12/2026 – 24/01/2027'],
    ['2027-04-01', '2027-04-01', '01.04.2027', '01/04/2027'],
    ['2027-04-01', null, 'ab 01.04.2027', 'from 01/04/2027'],
    [null, '2027-04-01', 'bis 01.04.2027', 'until 01/04/2027'],
    [null, null, '–', '–'],
  ])('%s to %s is %s, in English %s', (start, end, german, english) => {
    expect(plain(formatRange('de', start, end))).toBe(german)
    expect(plain(formatRange('en', start, end))).toBe(english)
  })

  test('with little room two years have two digits, one year stays as it is', () => {
    const tight = (start: string, end: string) => plain(formatRange('de', start, end, { isTight: true })) // prettier-ignore
    expect(tight('2026-12-11', '2027-01-22')).toBe('11.12.26 – 22.01.27')
    expect(tight('2027-04-01', '2027-08-31')).toBe('01.04. – 31.08.2027')
  })
})
