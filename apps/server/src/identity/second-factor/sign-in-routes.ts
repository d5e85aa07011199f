import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { auditRefusal } from '../accounts/account-audit.ts'
import { acceptSignIn, type Interaction, type SignInMethod } from '../sign-in/accept-sign-in.ts'
import type { Account } from '../accounts/accounts.ts'
import { identityPath } from '../config.ts'
import { frameOf, type Failure } from '../pages/fields.ts'
import { lookOf, type Look } from '../pages/look.ts'
import { recoveryCodesPage, setUpPage, stepPage } from '../pages/second-factor.ts'
import { secondFactorTexts } from '../pages/second-factor-texts.ts'
import { texts } from '../pages/texts.ts'
import type { Identity } from '../types.ts'
import { checkFactor } from './check.ts'
import { factorsOf, openAppSecret } from './factors.ts'
import { createFactorDevices } from './factor-devices.ts'
import { newPasskeyName } from './passkey-name.ts'
import { failureOfSetUp, isEmpty } from './set-up-failure.ts'
import { setUpFactor } from './set-up.ts'
import { firstFactorOf, nextStep, stepPath, type Step } from './sign-in-step.ts'
import { totpUri } from './totp.ts'

type Form = Partial<Record<string, string>>

/** What the steps look like. */
function createStepPages({ deps: { database }, passkeys }: Identity) {
  const page = (reply: FastifyReply, text: string) =>
    reply.type('text/html; charset=utf-8').send(text)

  async function showStep(
    request: FastifyRequest,
    reply: FastifyReply,
    { look, account, purpose }: { look: Look; account: Account; purpose: string },
    failure?: Failure,
  ) {
    const factors = await database.system((tx) => factorsOf(tx, account.id))
    const isRecovery = 'recovery' in (request.query as object)
    const here = request.url.split('?')[0]!
    const frame = frameOf(look, here, failure)
    const recovery = isRecovery ? '&recovery' : ''
    return page(
      reply,
      stepPage(look, {
        ...frame,
        action: frame.action + recovery,
        otherLanguageUrl: frame.otherLanguageUrl + recovery,
        hasApp: factors.hasApp,
        isRecovery,
        passkeyOptions:
          factors.passkeys.length > 0 ? await passkeys?.askFor(purpose, account.id) : undefined,
      }),
    )
  }

  async function showSetUp(
    request: FastifyRequest,
    reply: FastifyReply,
    { look, account, purpose }: { look: Look; account: Account; purpose: string },
    failure?: Failure,
  ) {
    const secret = await database.system((tx) => openAppSecret(tx, account.id, purpose))
    return page(
      reply,
      setUpPage(look, {
        ...frameOf(look, request.url.split('?')[0]!, failure),
        hint: secondFactorTexts[look.language].setUp.demanded,
        app: secret === undefined ? undefined : { secret, uri: totpUri(secret, account.login) },
        passkey: {
          options: await passkeys?.askForNew(purpose, account),
          name: newPasskeyName(request.headers['user-agent']),
        },
      }),
    )
  }

  return { page, showStep, showSetUp }
}

/** The steps after the password: the second factor, or setting one up where it is demanded (ASVS 6.3.3). */
export function secondFactorStepRoutes(app: FastifyInstance, identity: Identity): void {
  const { deps, provider } = identity
  const { database } = deps
  const factorDevices = createFactorDevices(identity)
  const path = `${identityPath}/sign-in/:uid/second-factor`

  const { page, showStep, showSetUp } = createStepPages(identity)

  /** Whose turn it is; undefined: the password comes first, and the browser is on its way there. */
  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    const interaction = await provider.interactionDetails(request.raw, reply.raw)
    if (interaction.result?.login) {
      // Done already: the page was loaded once more.
      reply.redirect(interaction.returnTo, 303)
      return undefined
    }
    const account = await firstFactorOf(database, interaction)
    const look = lookOf(request, interaction.params.ui_locales)
    if (account) return { interaction, account, look, purpose: `sign-in ${interaction.uid}` }
    reply.redirect(stepPath(interaction.uid, undefined), 303)
    return undefined
  }

  const finish = (
    request: FastifyRequest,
    interaction: Interaction,
    account: Account,
    method: SignInMethod,
  ) =>
    acceptSignIn(database, interaction, {
      account,
      methods: ['pwd', method, 'mfa'],
      address: request.ip,
    })

  /** The same where this step is due; else they are on their way to the one that is. */
  const openAt = async (due: Step, request: FastifyRequest, reply: FastifyReply) => {
    const opened = await open(request, reply)
    if (!opened) return undefined
    const step = await nextStep(database, opened.account)
    if (step === due) return opened
    reply.redirect(stepPath(opened.interaction.uid, step), 303)
    return undefined
  }

  app.get(path, async (request, reply) => {
    const opened = await openAt('second-factor', request, reply)
    return opened ? showStep(request, reply, opened) : reply
  })

  app.post(path, async (request, reply) => {
    const opened = await openAt('second-factor', request, reply)
    if (!opened) return reply
    const { interaction, account, look, purpose } = opened
    const { code = '', credential } = (request.body ?? {}) as Form
    const { step, passkey } = secondFactorTexts[look.language]
    if (!code.trim() && !credential) {
      return showStep(request, reply.status(400), opened, { field: 'code', text: step.missing })
    }
    const deviceId = factorDevices.findId(request, account)
    const shown = { code, credential, purpose, address: request.ip, deviceId }
    const check = await checkFactor(identity, account, shown)
    if (check.outcome === 'accepted') {
      factorDevices.remember(request, reply, account)
      await finish(request, interaction, account, credential ? 'pop' : 'otp')
      return reply.redirect(interaction.returnTo, 303)
    }
    if (check.outcome === 'locked') {
      reply.status(429).header('retry-after', check.minutes * 60)
      const text = texts[look.language].failures.locked(check.minutes)
      return showStep(request, reply, opened, { field: 'code', text })
    }
    const act = { action: 'sign-in.failed', address: request.ip, reason: 'wrong-code' } as const
    auditRefusal(database, account.login, act, (error) =>
      request.log.error(error, 'a failed sign-in could not be written into the audit log'),
    )
    const isRecovery = 'recovery' in (request.query as object)
    const wrong = isRecovery ? step.wrongRecovery : step.wrong
    const text = credential ? passkey.unknown : wrong
    return showStep(request, reply.status(401), opened, { field: 'code', text })
  })

  const setUpOf = `${path}/set-up`

  app.get(setUpOf, async (request, reply) => {
    const opened = await openAt('second-factor/set-up', request, reply)
    return opened ? showSetUp(request, reply, opened) : reply
  })

  app.post(setUpOf, async (request, reply) => {
    const opened = await openAt('second-factor/set-up', request, reply)
    if (!opened) return reply
    const { interaction, account, look, purpose } = opened
    const form = (request.body ?? {}) as Form
    const keep = interaction.session?.uid
    const setUp = { form, purpose, address: request.ip, keep }
    const done = isEmpty(form) ? undefined : await setUpFactor(identity, account, setUp)
    if (done?.outcome !== 'done')
      return showSetUp(request, reply.status(400), opened, failureOfSetUp(look, reply, done))
    factorDevices.remember(request, reply, account)
    await finish(request, interaction, account, form.credential ? 'pop' : 'otp')
    const { codes } = done
    if (!codes) return reply.redirect(interaction.returnTo, 303)
    return page(reply, recoveryCodesPage(look, { codes, wayOn: interaction.returnTo }))
  })
}
