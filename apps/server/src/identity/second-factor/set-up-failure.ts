import type { FastifyReply } from 'fastify'
import type { Failure } from '../pages/fields.ts'
import type { Look } from '../pages/look.ts'
import { secondFactorTexts } from '../pages/second-factor-texts.ts'
import { texts } from '../pages/texts.ts'
import type { SetUpForm, SetUpOutcome } from './set-up.ts'

/** Whether a form carries neither a code nor a passkey: nothing is tried then. */
export const isEmpty = ({ code, credential }: SetUpForm) => !code?.trim() && !credential

/** What a page says, and where, that could not set something up; undefined: nothing was entered. */
export function failureOfSetUp(
  { language }: Look,
  reply: FastifyReply,
  done: Exclude<SetUpOutcome, { outcome: 'done' }> | undefined,
): Failure {
  const { step, setUp, passkey } = secondFactorTexts[language]
  if (!done) return { field: 'code', text: step.missing }
  switch (done.outcome) {
    case 'locked':
      reply.status(429).header('retry-after', done.minutes * 60)
      return { field: 'code', text: texts[language].failures.locked(done.minutes) }
    case 'wrong-code':
      return { field: 'code', text: setUp.wrong }
    case 'wrong-passkey':
      return { field: 'name', text: passkey.addFailed }
  }
}
