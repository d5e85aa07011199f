import type { Dependencies } from '../../../platform/dependencies.ts'
import type { SignedVisit, VisitAnswer } from '../../../platform/content/content.types.ts'
import type { ComponentRow } from '../../components/index.ts'
import type { Access } from '../../users/index.ts'
import type { StateRow } from '../lesson-states.repository.ts'
import type { LessonRow } from '../lessons.repository.ts'
import type { SeminarRow } from '../seminars.repository.ts'
import type { Speaking } from './statement.logic.ts'
import type { AttemptKey } from './xapi.repository.ts'

export type XapiDependencies = Pick<
  Dependencies,
  'database' | 'events' | 'clock' | 'content' | 'portalUrl'
>

/** A visit whose lesson speaks, and all that is known of it. */
export interface XapiVisit {
  visit: SignedVisit
  key: AttemptKey
  access: Access
  row: ComponentRow
  facts: SeminarRow
  lesson: LessonRow
  state: StateRow
  speaking: Speaking
  /** Address of the player's page; ends in a slash. */
  base: string
}

/** Ends a request; nothing that it has done stays. */
export class Refusal extends Error {
  status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Whether an `agent` parameter names the learner; refuses what is no agent. */
export function isAgentOf({ actor }: Speaking, given: string | null): boolean {
  try {
    const agent = JSON.parse(given ?? '') as { account?: { homePage?: unknown; name?: unknown } }
    return agent.account?.homePage === actor.homePage && agent.account.name === actor.name
  } catch {
    throw new Refusal(400, 'agent is missing.')
  }
}

export const json = (body: unknown, status = 200): VisitAnswer => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})
