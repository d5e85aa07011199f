import type { Meta, StoryObj } from '@storybook/react-vite'
import * as fc from 'fast-check'
import { useEffect, useMemo, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { SWRConfig } from 'swr'
import { PortError } from '../port-error.ts'
import { createPendingCommands, usePending, type Pending } from './usePending.ts'

interface Add {
  commandId: string
  amount: number
}
type Numbers = readonly { id: string; amount: number }[]

const withNumber = (numbers: Numbers, id: string, amount: number): Numbers =>
  numbers.some((each) => each.id === id) ? numbers : [...numbers, { id, amount }]
const commands = createPendingCommands<Numbers, Add>({
  apply: (numbers, { commandId, amount }) => withNumber(numbers, commandId, amount),
})
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A server whose answers take as long as the run says. */
function createServer(loadDelay: number) {
  let numbers: Numbers = []
  let open = 0
  const during = async <T,>(work: () => Promise<T>) => {
    open += 1
    try {
      return await work()
    } finally {
      open -= 1
    }
  }
  return {
    key: ['numbers', crypto.randomUUID()],
    load: () =>
      during(async () => {
        await pause(loadDelay)
        const snapshot = numbers
        await pause(loadDelay)
        return snapshot
      }),
    commit: (id: string, amount: number) => {
      numbers = withNumber(numbers, id, amount)
    },
    during,
    read: () => numbers,
    isQuiet: () => open === 0,
  }
}
type Server = ReturnType<typeof createServer>

const sum = (numbers: Numbers) => numbers.reduce((total, { amount }) => total + amount, 0)
let current: Pending<Numbers, Add> | undefined

function Total({ server }: { server: Server }) {
  const pending = usePending(
    useMemo(() => ({ key: server.key, load: server.load }), [server]),
    commands,
  )
  useEffect(() => {
    current = pending
  })
  const { result } = pending
  return <output>{result.state === 'ready' ? sum(result.data) : result.state}</output>
}

const meta = {
  title: 'Kit/Pending commands',
  // A proof, not something to look at.
  tags: ['!dev', '!autodocs'],
} satisfies Meta
export default meta

const step = fc.record({
  by: fc.constantFrom('me', 'other', 'event'),
  outcome: fc.constantFrom('accepted', 'refused', 'answer-lost'),
  before: fc.integer({ min: 0, max: 8 }),
  delay: fc.integer({ min: 0, max: 12 }),
})

export const AnyInterleaving: StoryObj = {
  name: 'Any interleaving over the real cache ends where a fresh load ends',
  loaders: [() => ({ servers: Array.from({ length: 20 }, (_, run) => createServer(run % 9)) })],
  render: (_args, { loaded }) => (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Runs servers={(loaded as { servers: Server[] }).servers} />
    </SWRConfig>
  ),
  play: async ({ canvas, loaded, step: part }) => {
    const { servers } = loaded as { servers: Server[] }
    const runs = fc.sample(fc.array(step, { minLength: 3, maxLength: 12 }), {
      numRuns: servers.length,
      seed: 20261120,
    })
    for (const [index, server] of servers.entries()) {
      await part(`run ${index}`, async () => {
        start(index)
        await waitFor(() => expect(current?.result).toBeDefined())
        const { run, receive } = current!
        for (const [at, { by, outcome, before, delay }] of runs[index]!.entries()) {
          await pause(before)
          const commandId = `${index}-${at}`
          if (by !== 'me') {
            server.commit(commandId, 1)
            const id = commandId
            void server.during(async () => {
              await pause(delay)
              receive(by === 'event' ? { patch: (numbers) => withNumber(numbers, id, 1) } : {})
            })
            continue
          }
          void run(
            { commandId, amount: 100 },
            {
              send: () =>
                server.during(async () => {
                  await pause(delay)
                  if (outcome === 'refused') throw new PortError({ code: 'forbidden' })
                  server.commit(commandId, 100)
                  await pause(delay)
                  if (outcome === 'answer-lost') throw new PortError({ code: 'offline' })
                }),
              merge: (numbers) => withNumber(numbers, commandId, 100),
            },
          ).catch(() => undefined)
        }
        await waitFor(async () => {
          await pause(30)
          await expect(server.isQuiet() && current!.pending.length === 0).toBe(true)
          await expect(canvas.getByRole('status')).toHaveTextContent(`${sum(server.read())}`)
        })
      })
    }
  },
}

let start: (run: number) => void = () => undefined

function Runs({ servers }: { servers: readonly Server[] }) {
  const [run, setRun] = useState(0)
  useEffect(() => {
    start = (next) => {
      current = undefined
      setRun(next)
    }
  }, [])
  return <Total key={run} server={servers[run]!} />
}
