import { repeatAfter, type JobKind } from '../../platform/jobs/index.ts'
import { MailRefused, type Mailer } from '../../platform/mail/index.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { readMail } from './mails.mapper.ts'
import {
  findWaiting,
  forgetSecrets,
  forgetSent,
  markRefused,
  markSent,
  type MailKey,
} from './mails.repository.ts'

type MailDependencies = Pick<
  Dependencies,
  'database' | 'clock' | 'portalUrl' | 'mailer' | 'mailSecrets'
>

const day = 86_400_000

/** News that is older is none any more: a mail server that comes back after weeks gets no flood. */
const latestMs = 7 * day
const keepMs = 90 * day

/**
 * What is done with mails. A mail in the outbox is a job from the moment its transaction commits
 * (a trigger sees to it). Without a mail server nobody knows that kind of job, so mails wait.
 */
export const mailJobs = (deps: MailDependencies): JobKind[] => [
  {
    name: 'forget-mails',
    next: repeatAfter(day),
    run: () =>
      deps.database.system(async (tx) => {
        const now = deps.clock.now().getTime()
        await forgetSent(tx, new Date(now - keepMs))
        await forgetSecrets(tx, new Date(now - latestMs))
      }),
  },
  ...(deps.mailer ? [mailJob(deps, deps.mailer)] : []),
]

const mailJob = (
  { database, clock, portalUrl, mailSecrets }: MailDependencies,
  mailer: Mailer,
): JobKind => ({
  name: 'mail',
  async run(key: MailKey, job) {
    const row = await database.system((tx) => findWaiting(tx, key))
    if (!row) return
    const refused = (error: string, isFinal: boolean) =>
      database.system(async (tx) => {
        await markRefused(tx, key, { error, failedAt: isFinal ? clock.now() : null })
        if (isFinal) await job.complete(tx)
      })
    if (clock.now().getTime() - row.send_after.getTime() > latestMs) {
      return refused('It waited for more than a week and was not sent any more.', true)
    }
    const text = readMail(row, mailSecrets)
    if (!text) return refused('Its code could not be read with the key of this database.', true)
    try {
      await mailer.send({
        messageId: `<${key.applicationId}.${key.id}@${new URL(portalUrl).hostname}>`,
        address: row.address,
        language: row.language,
        subject: row.subject,
        ...text,
      })
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      const isFinal = error.isFinal || job.isLastAttempt
      await refused(error.answer, isFinal)
      if (isFinal) return
      throw error
    }
    await database.system(async (tx) => {
      await markSent(tx, key, clock.now())
      await job.complete(tx)
    })
  },
})
