import { maxFileBytes } from '@atrium/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRateLimit } from '../../platform/http/index.ts'
import { discardAll, readMultipart } from '../../platform/http/multipart.ts'
import { sendPage } from '../../platform/http/plain-forms.ts'
import { problemFrom } from '../../platform/http/problem-details.ts'
import { titleOf } from '../../platform/http/texts.ts'
import { invalid, type Problem } from '../../platform/problem.ts'
import type { createOutsidersService, OutsiderDependencies, Receiver, SharingTenant } from './outsiders.service.ts' // prettier-ignore
import { passFrom } from './pass-cookie.ts'
import { maxSenderLength, receivedPage } from './request-page.ts'
import { requestTexts } from './request.texts.ts'
import { pageAt, type ShareLook, type TenantLook } from './share-page.ts'
import { receivePath } from './share-rules.ts'

/** Calls with files, per address and minute; the page sends each file by itself. */
const callsPerMinute = 300

interface Around {
  service: ReturnType<typeof createOutsidersService>
  deps: OutsiderDependencies
  pageLook: (request: FastifyRequest, reply: FastifyReply) => ShareLook
  lookOfTenant: (reply: FastifyReply, look: ShareLook, tenant: SharingTenant) => Promise<TenantLook>
  /** Says on a page that a link does not work. */
  over: (
    reply: FastifyReply,
    look: ShareLook,
    answer: () => Promise<FastifyReply>,
  ) => Promise<FastifyReply>
}

/** Takes files that outsiders bring, from the page's script (JSON) or its form (a page) (T-73). */
export function mountReceiving(scope: FastifyInstance, around: Around): void {
  const { service, deps, pageLook, lookOfTenant, over } = around
  const calls = createRateLimit(callsPerMinute)
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null))

  scope.post(receivePath, async (request, reply) => {
    calls.take(request.ip)
    const { key = '' } = request.query as { key?: string }
    const asked = { key, pass: passFrom(request.headers.cookie, key) }
    const look = pageLook(request, reply)
    const isScript = request.headers.accept === 'application/json'
    let receiver: Receiver | undefined
    try {
      const found = await service.takes(asked)
      // Who is not let in any more is asked for the password again.
      if (found === 'locked') {
        request.raw.resume()
        return reply.redirect(pageAt(key), 303)
      }
      receiver = found
      const names = await take(request, asked, receiver)
      if (isScript) return await reply.status(201).send({})
      const own = await lookOfTenant(reply, look, receiver.tenant)
      return await sendPage(reply, 201, receivedPage(own, key, { arrived: names }))
    } catch (error) {
      request.raw.resume()
      const problem = problemFrom(error)
      if (!problem) throw error
      const message = sentenceOf(problem, look.language)
      if (isScript) return reply.status(problem.status).send({ message })
      // Its page says so.
      if (problem.code === 'request-full') return reply.redirect(pageAt(key), 303)
      if (!receiver) return over(reply, look, () => Promise.reject(error))
      const own = await lookOfTenant(reply, look, receiver.tenant)
      return sendPage(reply, problem.status, receivedPage(own, key, { refusal: message }))
    }
  })

  async function take(
    request: FastifyRequest,
    asked: { key: string; pass: string | undefined },
    { applicationId, bytesLeft }: Receiver,
  ): Promise<string[]> {
    const part = { many: true, required: true, maxBytes: Math.min(maxFileBytes, bytesLeft) }
    const rules = await deps.fileRules(applicationId)
    const { entries, files: found } = await readMultipart(request.raw, { files: part }, deps.storage, async () => rules) // prettier-ignore
    const files = found.files!
    try {
      const sender = senderIn(entries.find(([field]) => field === 'name')?.[1])
      await service.receive(asked, { sender, files })
      return files.map(({ name }) => name)
    } finally {
      // What was kept is no longer there.
      await discardAll(deps.storage, files.map(({ temporaryKey }) => temporaryKey)) // prettier-ignore
    }
  }
}

/** The name that an outsider gave, on one line; throws where it is none. */
function senderIn(text = ''): string {
  const sender = text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
  if (sender === '' || sender.length > maxSenderLength) throw invalid({ name: requestTexts.name })
  return sender
}

/** What is wrong, as one sentence: at a field, else in general. */
function sentenceOf({ fields, text, status }: Problem, language: 'de' | 'en'): string {
  const [first] = Object.values(fields ?? {})
  return (first ?? text ?? titleOf(status))[language]
}
