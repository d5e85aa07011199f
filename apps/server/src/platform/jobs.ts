import type { FastifyBaseLogger } from 'fastify'

/** Small recurring work of every process; each piece may run twice or in several processes at once. */
export interface Job {
  name: string
  everyMs: number
  run(): Promise<unknown>
}

/** Starts jobs: once soon, then again and again. Returns how to stop them. */
export function startJobs(jobs: readonly Job[], log: FastifyBaseLogger): () => Promise<void> {
  let isStopped = false
  const timers = new Map<Job, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  const plan = (job: Job, wait: number) =>
    timers.set(job, setTimeout(() => void track(work(job)), wait).unref())

  async function work(job: Job) {
    try {
      await job.run()
    } catch (error) {
      log.error({ err: error, job: job.name }, 'A job failed')
    }
    if (!isStopped) plan(job, job.everyMs)
  }

  async function track(task: Promise<void>) {
    running.add(task)
    await task
    running.delete(task)
  }

  for (const job of jobs) plan(job, 2_000)
  return async () => {
    isStopped = true
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.all(running)
  }
}
