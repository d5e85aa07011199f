import { useState } from 'react'
import { toPortError, type PortError } from '../../kit/index.ts'
import { isDecided } from '../plan.logic.ts'
import type { CampaignPlanningPort, PlanChanges } from '../planning.port.ts'
import { withPlanAnswer } from './plan-truth.ts'
import { changesPlan } from './sheet.logic.ts'
import { noChanges, nothing, type Plan, type usePlanChannels } from './usePlanChannels.ts'
import type { SheetRows } from './useSheetRows.ts'
import type { SheetSteps } from './useSheetSteps.ts'

/** `kept`: the reader did not want it after all; nothing is lost. */
export type Refused = PortError | 'kept' | undefined

/** Channels that the client approved, while the reader is asked whether to change them; `answer` ends it. */
export interface DecidedQuestion {
  rows: Plan
  answer: (isWanted: boolean) => void
}

/**
 * Saves changes in one step that can be taken back.
 * @param newKeys  rows that become the first channels that are added
 */
type CommitChanges = (
  label: string,
  changes: PlanChanges,
  options?: { newKeys?: readonly string[]; isTold?: boolean },
) => Promise<Refused>

export interface PlanCommitOptions {
  planning: CampaignPlanningPort
  campaignId: number
  channels: Plan
  run: ReturnType<typeof usePlanChannels>['run']
  steps: SheetSteps
  sheet: SheetRows
}

/** Saves what was written into the sheet, and asks before what the client approved becomes another plan. */
export function usePlanCommit({
  planning,
  campaignId,
  channels,
  run,
  steps,
  sheet,
}: PlanCommitOptions): { question: DecidedQuestion | undefined; commit: CommitChanges } {
  const [question, setQuestion] = useState<DecidedQuestion>()
  const ask = (changes: PlanChanges): Promise<boolean> => {
    const ids = new Set(changes.change.filter(changesPlanOf).map(({ id }) => id))
    const decided = channels.filter((channel) => ids.has(channel.id) && isDecided(channel))
    if (decided.length === 0) return Promise.resolve(true)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const answer = (isWanted: boolean) => {
      setQuestion(undefined)
      resolve(isWanted)
    }
    setQuestion({ rows: decided, answer })
    return promise
  }

  /** Takes a change of the host back. */
  const undoChange = async (changeId: number): Promise<PortError | undefined> => {
    const commandId = crypto.randomUUID()
    try {
      await run(
        { commandId, changes: noChanges },
        { send: () => planning.undo({ campaignId, changeId, commandId }), merge: (truth) => truth },
      )
      return undefined
    } catch (error) {
      return toPortError(error)
    }
  }
  const commit: CommitChanges = async (label, changes, { newKeys = [], isTold = false } = {}) => {
    if (changes.add.length + changes.change.length + changes.remove.length === 0) return undefined
    if (!(await ask(changes))) return 'kept'
    const commandId = crypto.randomUUID()
    const send = async (truth: Plan | undefined) => {
      const wanted = new Set(changes.change.map(({ id }) => id))
      const seen = (truth ?? nothing).filter(({ id }) => wanted.has(id))
      const versions = new Map(seen.map(({ id, version }) => [id, version]))
      const answer = await planning.change({ ...changes, campaignId, versions, commandId })
      const saved = answer.added.slice(0, newKeys.length)
      if (saved.length > 0) sheet.becomeChannels(newKeys, saved)
      return answer
    }
    const saved = Promise.withResolvers<number | undefined>()
    const step = steps.add(label, async () => {
      const changeId = await saved.promise
      return changeId === undefined ? undefined : undoChange(changeId)
    })
    try {
      const { changeId } = await run(
        { commandId, changes },
        { send, merge: (truth, answer) => withPlanAnswer(truth, changes, answer) },
      )
      saved.resolve(changeId)
      if (isTold) step.tell()
      return undefined
    } catch (error) {
      saved.resolve(undefined)
      step.drop()
      return toPortError(error)
    }
  }

  return { question, commit }
}

const changesPlanOf = ({ id: _id, ...facts }: PlanChanges['change'][number]) => changesPlan(facts)
