import type { Launch } from '../seminar.port.ts'

/** What a lesson asks for when it ends (SCORM 2004, `adl.nav.request`; SCORM 1.2, `nav.event`). */
const navigationRequests = [
  'continue',
  'previous',
  'choice',
  'exit',
  'exitAll',
  'abandon',
  'suspendAll',
] as const
export type NavigationRequest = (typeof navigationRequests)[number]

/** What a lesson may ask for now, by what its package calls the others. */
export interface ValidRequests {
  continue: boolean
  previous: boolean
  choices: readonly string[]
}

/** Light or dark, as the portal around the lesson; lessons that can be both follow it. */
export type Scheme = 'light' | 'dark'

/** Opens the lesson. Sent once, after `ready`. */
export interface StartMessage extends Pick<
  Launch,
  'kind' | 'entry' | 'cmi' | 'learner' | 'settings'
> {
  type: 'start'
  scormVersion: NonNullable<Launch['scormVersion']>
  /** Name of the lesson's frame for assistive technology. */
  title: string
  locale: string
  /** Absent: nobody knows. */
  valid?: ValidRequests
  scheme: Scheme
}

/** One of a lesson that speaks SCORM. */
export type ScormStart = StartMessage & { scormVersion: '1.2' | '2004' }

/** From the portal to the player's page. */
export type HostMessage =
  | StartMessage
  /** Takes the lesson off the page, so that it reports its end; answered by `stopped`. */
  | { type: 'stop' }
  /** Asks for a `state` now, also where only time has passed. */
  | { type: 'flush' }
  /** What the lesson may ask for has changed. */
  | { type: 'valid'; valid: ValidRequests }
  /** The portal has changed between light and dark. */
  | { type: 'scheme'; scheme: Scheme }

/** What the lesson has said, as flat CMI elements. */
export interface StateMessage {
  type: 'state'
  /** Elements that changed since the last message. */
  cmi: Readonly<Record<string, string>>
  /** The lesson called Terminate (LMSFinish). */
  isTerminated: boolean
  /** Seconds of this visit until now. */
  seconds: number
}

/** From the player's page to the portal. */
export type FrameMessage =
  | { type: 'ready' }
  | StateMessage
  | { type: 'navigate'; request: NavigationRequest; target?: string }
  | { type: 'stopped' }
  /** The lesson never initialized, or threw. It goes on. */
  | { type: 'trouble'; kind: 'no-initialize' | 'error'; text: string }

/** Marks the messages, since lessons send messages of their own. */
const channel = 'atrium-lesson'

type Sealed<Message> = Message & { channel: typeof channel }

/** Puts the mark of the channel on a message. */
export const seal = <Message extends HostMessage | FrameMessage>(
  message: Message,
): Sealed<Message> => ({ channel, ...message })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const standards: readonly StartMessage['scormVersion'][] = ['1.2', '2004', 'cmi5', 'xapi']

const isText = (value: unknown): value is string => typeof value === 'string'

const isTextRecord = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every(isText)

const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark'

const isValidRequests = (value: unknown): value is ValidRequests =>
  isRecord(value) &&
  typeof value.continue === 'boolean' &&
  typeof value.previous === 'boolean' &&
  Array.isArray(value.choices) &&
  value.choices.every(isText)

/** A message of the portal; undefined for everything else. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  if (!isRecord(data) || data.channel !== channel) return undefined
  if (data.type === 'stop' || data.type === 'flush') return { type: data.type }
  if (data.type === 'valid' && isValidRequests(data.valid))
    return { type: 'valid', valid: data.valid }
  if (data.type === 'scheme' && isScheme(data.scheme))
    return { type: 'scheme', scheme: data.scheme }
  const isStart =
    data.type === 'start' &&
    (data.kind === 'sco' || data.kind === 'asset') &&
    standards.some((one) => one === data.scormVersion) &&
    isText(data.entry) &&
    isText(data.title) &&
    isText(data.locale) &&
    isTextRecord(data.cmi) &&
    isTextRecord(data.learner) &&
    isRecord(data.settings) &&
    isScheme(data.scheme) &&
    (data.valid === undefined || isValidRequests(data.valid))
  return isStart ? (data as unknown as StartMessage) : undefined
}

/** A message of the player's page; undefined for everything else. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data) || data.channel !== channel) return undefined
  if (data.type === 'ready' || data.type === 'stopped') return { type: data.type }
  if (data.type === 'state') {
    const { cmi, isTerminated, seconds } = data
    if (!isTextRecord(cmi) || typeof isTerminated !== 'boolean') return undefined
    if (typeof seconds !== 'number' || !Number.isFinite(seconds)) return undefined
    return { type: 'state', cmi, isTerminated, seconds: Math.max(0, Math.floor(seconds)) }
  }
  if (data.type === 'navigate') {
    const request = navigationRequests.find((one) => one === data.request)
    if (!request) return undefined
    return { type: 'navigate', request, ...(isText(data.target) && { target: data.target }) }
  }
  if (data.type === 'trouble' && isText(data.text)) {
    const { kind, text } = data
    if (kind === 'no-initialize' || kind === 'error') return { type: 'trouble', kind, text }
  }
  return undefined
}
