import { PortError } from '../../kit/port-error.ts'
import { createAnswers } from '../../kit/testing/memory.ts'
import type {
  CreatedApplication,
  Invitation,
  NewApplication,
  SetupChoices,
  SetupPort,
} from '../setup.port.ts'
import { choices as someChoices, uploadedLogo } from './fixtures.ts'

type Call = 'choices' | 'create' | 'upload'

export interface MemoryOptions {
  choices?: SetupChoices
  /** Names that are taken, and addresses of who is in it anyway: whoever sets it up. */
  names?: readonly string[]
  known?: readonly string[]
  /** Numbers of clients that belong to others. */
  foreignNumbers?: readonly number[]
  canUpload?: boolean
  /** What is kept of an earlier visit. */
  kept?: string
  /** Milliseconds until a call is answered; default none. */
  latency?: number
}

export interface MemorySetup {
  port: SetupPort
  /** What was sent, each command once. */
  made: readonly NewApplication[]
  /** Ids of applications that were opened. */
  opened: readonly number[]
  kept: () => string | undefined
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemorySetup({
  choices = someChoices,
  names = ['Alpenquell'],
  known = [],
  foreignNumbers = [],
  canUpload = true,
  kept,
  latency = 0,
}: MemoryOptions = {}): MemorySetup {
  const { answer, failNext } = createAnswers<Call>(latency)
  const made: NewApplication[] = []
  const answers = new Map<string, CreatedApplication>()
  const opened: number[] = []
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
  let draft = kept

  const faultsOf = ({ customers, members, settings, featureIds }: NewApplication) => {
    const fields: Record<string, string[]> = {}
    for (const [at, { number }] of customers.entries())
      if (number !== null && foreignNumbers.includes(number))
        fields[`customers.${at}.number`] = ['Das gibt es hier nicht.']
    const seen = new Set<string>()
    for (const [at, { email }] of members.entries()) {
      if (seen.has(email.toLowerCase()))
        fields[`members.${at}.email`] = ['Das ist doppelt angegeben.']
      seen.add(email.toLowerCase())
    }
    for (const [at, id] of featureIds.entries())
      if (!choices.features.some((feature) => feature.id === id))
        fields[`features.${at}`] = ['Das gibt es hier nicht.']
    for (const [at, { id }] of settings.entries())
      if (!choices.settings.some((setting) => setting.id === id))
        fields[`settings.${at}`] = ['Das gibt es hier nicht.']
    return fields
  }

  const port: SetupPort = {
    choices: () => ({
      key: ['memory-setup', instance],
      load: () => answer('choices', () => choices),
    }),
    create: (application) =>
      answer('create', () => {
        const before = answers.get(application.commandId)
        if (before) return before
        const fields = faultsOf(application)
        if (Object.keys(fields).length > 0) throw new PortError({ code: 'invalid', fields })
        const isTaken = (name: string) => name.toLowerCase() === application.name.toLowerCase()
        if ([...names, ...made.map(({ name }) => name)].some(isTaken))
          throw new PortError({
            code: 'conflict',
            reason: 'name-taken',
            fields: { name: ['Eine Anwendung mit diesem Namen gibt es schon.'] },
          })
        made.push(application)
        const invitations = application.members.map(({ email }): Invitation => {
          const isKnown = known.includes(email.toLowerCase())
          return { email, status: isKnown ? 'existing' : 'sent' }
        })
        const created = { id: 200 + made.length, name: application.name, invitations }
        answers.set(application.commandId, created)
        return created
      }),
    ...(canUpload && { upload: () => answer('upload', () => uploadedLogo) }),
    open: (id) => void opened.push(id),
    preferences: { read: () => draft, keep: (_name, value) => void (draft = value) },
  }
  return { port, made, opened, kept: () => draft, failNext }
}
