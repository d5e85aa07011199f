import { useMediaWords } from '@atrium/design-system'
import { useMemo } from 'react'
import { useMessages, useModuleHost, type QueryResult } from '../../kit/index.ts'
import type { Campaign, CampaignsPort } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import type { CampaignPlanningPort, ChannelFacts, PlanChanges } from '../planning.port.ts'
import { changedFacts, factsOf, valuesOf, type CellRules, type SheetRow } from './sheet.logic.ts'
import { noChanges, nothing, usePlanChannels, type Plan } from './usePlanChannels.ts'
import { usePlanCommit, type DecidedQuestion, type Refused } from './usePlanCommit.ts'
import { useRowWriting, type RowWriting } from './useRowWriting.ts'
import { useSheetRows } from './useSheetRows.ts'
import { useSheetSteps, type SheetSteps } from './useSheetSteps.ts'

export interface PlanSheetModel extends RowWriting {
  result: QueryResult<Plan>
  rows: readonly SheetRow[]
  rules: CellRules
  steps: SheetSteps
  /** Lets go of what was written into a row and is not saved. */
  discardFaults: (row: SheetRow) => void
  /** Complete rows that the host has not taken. */
  unsaved: readonly SheetRow[]
  /** Puts an empty row behind another, at the end without one; returns its key. */
  addRow: (after: SheetRow | undefined) => string
  /** Lets go of a new row that was never saved. */
  dropRow: (key: string) => void
  duplicate: (row: SheetRow) => Promise<Refused>
  /** Puts parts in the place of a channel; the first one stays it. */
  split: (row: SheetRow, parts: readonly (Partial<ChannelFacts> & { name: string })[]) => Promise<Refused>
  remove: (rows: readonly SheetRow[]) => Promise<Refused>
  question: DecidedQuestion | undefined
} // prettier-ignore

/** Everything that the sheet of one campaign's channels knows and does (CAMP-15). */
export function usePlanSheet(
  planning: CampaignPlanningPort,
  campaign: Campaign,
  onChange: CampaignsPort['onChange'],
): PlanSheetModel {
  const { t, locale } = useMessages(messages)
  const { announce } = useModuleHost()
  const mediaWords = useMediaWords()
  const { id: campaignId, currencyName } = campaign
  const { result, run } = usePlanChannels(planning, campaignId, onChange)
  const steps = useSheetSteps()
  const channels = result.state === 'ready' ? result.data : nothing
  const rules = useMemo(
    (): CellRules => ({ locale, currencyName, media: planning.media, mediaWords }),
    [locale, currencyName, planning, mediaWords],
  )
  const sheet = useSheetRows(channels)
  const { rows } = sheet
  const { question, commit } = usePlanCommit({ planning, campaignId, channels, run, steps, sheet })
  const writing = useRowWriting({ planning, campaignId, rules, sheet, commit })

  return {
    result,
    rows,
    rules,
    steps,
    ...writing,
    discardFaults: sheet.discardFaults,
    unsaved: sheet.isSending ? [] : rows.filter(({ channel, values }) => !channel && factsOf(values)), // prettier-ignore
    addRow: (after) => {
      const above = after ?? rows.at(-1)
      announce(t('sheet.rowAdded'))
      return sheet.addDraft(after?.key, { kind: above?.values.kind ?? null }, {}).key
    },
    dropRow: (key) => sheet.setDrafts((all) => all.filter((one) => one.key !== key)),
    duplicate: (row) => {
      const name = t('sheet.copyName', { name: row.values.name })
      const facts = factsOf({ ...row.values, name })
      if (!facts) return Promise.resolve(undefined)
      const label = t('sheet.step.duplicate', { name: row.values.name })
      return commit(label, { ...noChanges, add: [{ ...facts, ...sheet.afterIdOf(row.key) }] })
    },
    split: ({ channel }, parts) => {
      const [first, ...others] = parts
      if (!channel || !first || others.length === 0) return Promise.resolve(undefined)
      const facts = valuesOf(channel)
      const changes: PlanChanges = {
        add: others.map((part) => ({ ...facts, ...part, afterId: channel.id })),
        change: [{ id: channel.id, ...changedFacts(facts, first) }],
        remove: [],
      }
      const label = t('sheet.step.split', { name: channel.name, count: parts.length })
      return commit(label, changes, { isTold: true })
    },
    remove: async (chosen) => {
      const keys = new Set(chosen.map(({ key }) => key))
      const gone = sheet.getDrafts().filter(({ key }) => keys.has(key))
      const remove = chosen.flatMap(({ channel }) => channel?.id ?? [])
      const label = t('sheet.step.remove', { count: chosen.length, name: chosen[0]?.values.name || t('sheet.newRow') }) // prettier-ignore
      if (gone.length > 0) {
        sheet.setDrafts((all) => all.filter(({ key }) => !keys.has(key)))
        const bringBack = async () => {
          sheet.setDrafts((all) => [...all, ...gone])
          return undefined
        }
        if (remove.length === 0) steps.add(label, bringBack).tell()
      }
      return commit(label, { ...noChanges, remove }, { isTold: true })
    },
    question,
  }
}
