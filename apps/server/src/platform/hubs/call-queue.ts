import { HubError, type HubSession } from './hub.ts'
import { messageTypes, type invocation } from './protocol.ts'

const maxWaitingCalls = 100

type Call = ReturnType<typeof invocation.parse>

export interface CallQueueOptions {
  methods: HubSession['methods']
  /** Sends a message to the client. */
  post: (value: object) => void
  onTooMany: () => void
  /** Hears of what a method threw that is not for the client. */
  onFault: (error: unknown, target: string) => void
}

/** Answers the calls of one client, one after another. */
export function createCallQueue({ methods, post, onTooMany, onFault }: CallQueueOptions) {
  let waitingCalls = 0
  let lastCall = Promise.resolve()

  function add(call: Call) {
    if (++waitingCalls > maxWaitingCalls) return onTooMany()
    lastCall = lastCall.then(() => answer(call)).finally(() => waitingCalls--)
  }

  async function answer({ invocationId, target, arguments: args }: Call) {
    let hasReplied = false
    const complete = (outcome: { result?: unknown; error?: string }) => {
      if (hasReplied) return
      hasReplied = true
      if (invocationId !== undefined)
        post({ type: messageTypes.completion, invocationId, ...outcome })
    }
    try {
      if (!Object.hasOwn(methods, target)) throw new HubError('There is no such method.')
      await methods[target]!(args, (result) => complete({ result }))
      complete({ result: null })
    } catch (error) {
      if (!(error instanceof HubError)) onFault(error, target)
      complete({ error: error instanceof HubError ? error.message : 'An error occurred.' })
    }
  }

  return { add }
}
