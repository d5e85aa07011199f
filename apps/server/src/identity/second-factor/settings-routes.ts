import type { Database } from '../../platform/database/database.types.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { auditAccount } from '../accounts/account-audit.ts'
import { demoMethod } from '../sign-in/accept-sign-in.ts'
import { findActiveAccount, verifyPassword, type Account } from '../accounts/accounts.ts'
import { secondFactorPath } from '../config.ts'
import { createDeviceCookie } from '../sign-in/device-cookie.ts'
import { findCode, issueCodes } from '../accounts/one-time-codes.ts'
import { createPageCookie } from '../sign-in/page-cookies.ts'
import { frameOf, type Failure } from '../pages/fields.ts'
import { lookOf, type Look } from '../pages/look.ts'
import { messagePage } from '../pages/message.ts'
import { recoveryCodesPage, setUpPage } from '../pages/second-factor.ts'
import { confirmPage, factorsPage, type FactorAct } from '../pages/second-factor-settings.ts'
import { secondFactorTexts } from '../pages/second-factor-texts.ts'
import { texts } from '../pages/texts.ts'
import { failureOf, refuse } from '../sign-in/sign-in.ts'
import type { Identity } from '../types.ts'
import { checkFactor } from './check.ts'
import {
  factorsOf,
  hasFactor,
  lockAccount,
  openAppSecret,
  removeApp,
  removeIdleCodes,
  removePasskey,
} from './factors.ts'
import { createFactorDevices } from './factor-devices.ts'
import { mailOwner } from './mails.ts'
import { newPasskeyName } from './passkey-name.ts'
import { failureOfSetUp, isEmpty } from './set-up-failure.ts'
import { renewRecoveryCodes, setUpFactor } from './set-up.ts'
import { totpUri } from './totp.ts'

type Form = Partial<Record<string, string>>

const path = secondFactorPath
const model = 'SecondFactorAccess'
/** Whoever has confirmed that it is them changes things for so long. */
const accessMinutes = 15

/** What a confirmation stands for: this account, in this session. */
interface Access {
  subject: string
  session: string
}

/** Who is let onto the pages of the settings, and the pages themselves. */
function createSettingsPages(identity: Identity, cookie: ReturnType<typeof createPageCookie>) {
  const { deps, config, provider, passkeys } = identity
  const { database, clock } = deps
  const page = (reply: FastifyReply, text: string) =>
    reply.type('text/html; charset=utf-8').send(text)

  /** Who is signed in here; undefined: nobody, and a page says so. */
  async function signedIn(request: FastifyRequest, reply: FastifyReply) {
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
    const { accountId, uid } = session
    const isDemo = session.amr?.includes(demoMethod) ?? false
    const account = accountId ? await findActiveAccount(database, accountId) : undefined
    const look = lookOf(request)
    if (account && uid) return { account, look, isDemo, session: uid, purpose: `settings ${uid}` }
    const { settings } = secondFactorTexts[look.language]
    const way = { url: config.ATRIUM_URL, label: settings.toPortal }
    page(
      reply.status(401),
      messagePage(look, { title: settings.title, text: settings.signedOut, way }),
    )
    return undefined
  }
  type Opened = NonNullable<Awaited<ReturnType<typeof signedIn>>>

  const isConfirmed = async (request: FastifyRequest, { account, session, isDemo }: Opened) => {
    // Of people of the demo no password is asked anywhere.
    if (isDemo) return true
    const code = cookie.read(request) ?? ''
    const access = await database.system((tx) => findCode<Access>(tx, model, code, clock.now()))
    return access?.subject === account.subject && access.session === session
  }

  /** Who has confirmed that it is them; undefined: they are on their way to do so. */
  async function confirmed(request: FastifyRequest, reply: FastifyReply) {
    const opened = await signedIn(request, reply)
    if (!opened || (await isConfirmed(request, opened))) return opened
    back(reply, opened)
    return undefined
  }

  async function showConfirm(reply: FastifyReply, opened: Opened, failure?: Failure) {
    const { account, look, purpose } = opened
    const factors = await database.system((tx) => factorsOf(tx, account.id))
    return page(
      reply,
      confirmPage(look, {
        ...frameOf(look, `${path}/confirm`, failure),
        otherLanguageUrl: otherLanguageUrl(look),
        login: account.login,
        hasFactor: hasFactor(factors),
        passkeyOptions:
          factors.passkeys.length > 0 ? await passkeys?.askFor(purpose, account.id) : undefined,
      }),
    )
  }

  async function showFactors(
    request: FastifyRequest,
    reply: FastifyReply,
    { account, look, purpose }: Opened,
    failure?: Failure,
  ) {
    const factors = await database.system((tx) => factorsOf(tx, account.id))
    return page(
      reply,
      factorsPage(look, {
        ...frameOf(look, path, failure),
        otherLanguageUrl: otherLanguageUrl(look),
        factors,
        path,
        done: doneOf(request),
        portalUrl: config.ATRIUM_URL,
        newPasskey: {
          options: await passkeys?.askForNew(purpose, account),
          name: newPasskeyName(request.headers['user-agent']),
        },
      }),
    )
  }

  const back = (reply: FastifyReply, { look }: Pick<Opened, 'look'>, done?: FactorAct) =>
    reply.redirect(settingsUrl(look) + (done ? `&done=${done}` : ''), 303)

  async function showApp(reply: FastifyReply, opened: Opened, failure?: Failure) {
    const { account, look, purpose } = opened
    const secret = await database.system((tx) => openAppSecret(tx, account.id, purpose))
    if (secret === undefined) return back(reply, opened)
    const here = `${path}/app`
    return page(
      reply,
      setUpPage(look, {
        ...frameOf(look, here, failure),
        app: { secret, uri: totpUri(secret, account.login) },
        passkey: undefined,
        backUrl: settingsUrl(look),
      }),
    )
  }

  return { page, signedIn, isConfirmed, confirmed, showConfirm, showFactors, showApp, back }
}

/** The pages on which somebody sets up, and takes away, what they sign in with besides their password. */
export function secondFactorRoutes(app: FastifyInstance, identity: Identity): void {
  const { deps, config, devices } = identity
  const { database, clock } = deps
  const cookie = createPageCookie(config, { name: '_second_factor', path })
  const deviceCookie = createDeviceCookie(config)
  const factorDevices = createFactorDevices(identity)
  const pages = createSettingsPages(identity, cookie)
  const { page, signedIn, isConfirmed, confirmed, showConfirm, showFactors, showApp, back } = pages

  app.get(path, async (request, reply) => {
    const opened = await signedIn(request, reply)
    if (!opened) return reply
    return (await isConfirmed(request, opened))
      ? showFactors(request, reply, opened)
      : showConfirm(reply, opened)
  })

  app.post(`${path}/confirm`, async (request, reply) => {
    const opened = await signedIn(request, reply)
    if (!opened) return reply
    const { account, look, purpose, session } = opened
    const { password = '', code = '', credential } = (request.body ?? {}) as Form
    if (!credential) {
      if (!password) {
        const failure = { field: 'password', text: texts[look.language].failures.passwordMissing }
        return showConfirm(reply.status(400), opened, failure)
      }
      const attempt = await verifyPassword(
        { ...deps, devices },
        {
          login: account.login,
          password,
          address: request.ip,
          deviceToken: deviceCookie.read(request),
        },
      )
      if (attempt.outcome !== 'accepted') {
        const failure = { field: 'password', text: failureOf(look, attempt) }
        return showConfirm(refuse(reply, attempt), opened, failure)
      }
    }
    const factors = await database.system((tx) => factorsOf(tx, account.id))
    if (!credential && hasFactor(factors) && !code.trim()) {
      const { step } = secondFactorTexts[look.language]
      return showConfirm(reply.status(400), opened, { field: 'code', text: step.missing })
    }
    if (credential || hasFactor(factors)) {
      const deviceId = factorDevices.findId(request, account)
      const shown = { code, credential, purpose, address: request.ip, deviceId }
      const check = await checkFactor(identity, account, shown)
      if (check.outcome !== 'accepted') {
        const { step, passkey } = secondFactorTexts[look.language]
        const isLocked = check.outcome === 'locked'
        const wrong = credential ? passkey.unknown : step.wrong
        const text = isLocked ? texts[look.language].failures.locked(check.minutes) : wrong
        if (isLocked) reply.header('retry-after', check.minutes * 60)
        return showConfirm(reply.status(isLocked ? 429 : 401), opened, { field: 'code', text })
      }
      factorDevices.remember(request, reply, account)
    }
    const expiresAt = new Date(clock.now().getTime() + accessMinutes * 60_000)
    const access: Access = { subject: account.subject, session }
    const [token] = await database.system((tx) => issueCodes(tx, model, [access], expiresAt))
    cookie.set(reply, token!)
    return back(reply, opened)
  })

  app.get(`${path}/app`, async (request, reply) => {
    const opened = await confirmed(request, reply)
    return opened ? showApp(reply, opened) : reply
  })

  for (const act of ['app', 'passkeys'] as const) {
    app.post(`${path}/${act}`, async (request, reply) => {
      const opened = await confirmed(request, reply)
      if (!opened) return reply
      const { account, look, purpose, session } = opened
      const { code, credential, name } = (request.body ?? {}) as Form
      const form = act === 'app' ? { code } : { credential, name }
      const setUp = { form, purpose, address: request.ip, keep: session }
      const nothing = act === 'app' ? undefined : ({ outcome: 'wrong-passkey' } as const)
      const done = isEmpty(form) ? nothing : await setUpFactor(identity, account, setUp)
      if (done?.outcome !== 'done') {
        // The page with the codes was loaded once more: what it added is there.
        if (credential && (await hasPasskey(database, account, credential)))
          return back(reply, opened, 'passkey-added')
        const failure = failureOfSetUp(look, reply.status(400), done)
        return act === 'app'
          ? showApp(reply, opened, failure)
          : showFactors(request, reply, opened, failure)
      }
      factorDevices.remember(request, reply, account)
      const { codes } = done
      return codes
        ? page(reply, recoveryCodesPage(look, { codes, wayOn: settingsUrl(look) }))
        : back(reply, opened, act === 'app' ? 'app-added' : 'passkey-added')
    })

    app.post(`${path}/${act}/remove`, async (request, reply) => {
      const opened = await confirmed(request, reply)
      if (!opened) return reply
      const { account, look } = opened
      const { id = '' } = (request.body ?? {}) as Form
      const outcome = await removeFactor(database, account, {
        passkeyId: act === 'app' ? undefined : id,
        address: request.ip,
      })
      if (outcome !== 'demanded')
        return back(reply, opened, outcome === 'gone' ? undefined : outcome)
      const text = secondFactorTexts[look.language].settings.isDemanded
      return showFactors(request, reply.status(409), opened, { field: '', text })
    })
  }

  app.post(`${path}/recovery-codes`, async (request, reply) => {
    const opened = await confirmed(request, reply)
    if (!opened) return reply
    const { account, look } = opened
    const factors = await database.system((tx) => factorsOf(tx, account.id))
    if (!hasFactor(factors)) return back(reply, opened)
    const codes = await renewRecoveryCodes(deps, account, request.ip)
    return page(reply, recoveryCodesPage(look, { codes, wayOn: settingsUrl(look) }))
  })

  // After a refused form the page stands at the form's address; who comes there again is led to the settings.
  for (const at of ['confirm', 'passkeys', 'recovery-codes', 'app/remove', 'passkeys/remove'])
    app.get(`${path}/${at}`, (request, reply) => back(reply, { look: lookOf(request) }))
}

/** Whether a passkey that is handed in once more is there already. */
async function hasPasskey(database: Database, account: Account, credential: string) {
  const { passkeys: all } = await database.system((tx) => factorsOf(tx, account.id))
  return all.some(({ id }) => credential.includes(`"id":"${id}"`))
}

/** Takes away the app, or a passkey; not where it is the last and a second factor is demanded. */
function removeFactor(
  database: Database,
  account: Account,
  { passkeyId, address }: { passkeyId: string | undefined; address: string },
) {
  return database.system(async (tx): Promise<FactorAct | 'gone' | 'demanded'> => {
    await lockAccount(tx, account.id)
    const { hasApp, passkeys: all } = await factorsOf(tx, account.id)
    const isThere = passkeyId === undefined ? hasApp : all.some(({ id }) => id === passkeyId)
    if (!isThere) return 'gone'
    const left = Number(hasApp) + all.length - 1
    if (left === 0 && account.needsSecondFactor) return 'demanded'
    if (passkeyId === undefined) {
      await removeApp(tx, account.id)
      await auditAccount(tx, account, { action: 'authenticator-app.removed', address })
      await mailOwner(tx, account, { change: 'app-removed' })
    } else {
      const name = (await removePasskey(tx, account.id, passkeyId)) ?? ''
      await auditAccount(tx, account, { action: 'passkey.removed', address })
      await mailOwner(tx, account, { change: 'passkey-removed', name })
    }
    await removeIdleCodes(tx, account.id)
    if (left === 0) return 'last-removed'
    return passkeyId === undefined ? 'app-removed' : 'passkey-removed'
  })
}

/** What the address says was done just now: one of a few words, of which the page makes a sentence. */
function doneOf(request: FastifyRequest): FactorAct | undefined {
  const { done } = request.query as { done?: unknown }
  const { done: acts } = secondFactorTexts.en.settings
  return typeof done === 'string' && Object.hasOwn(acts, done) ? (done as FactorAct) : undefined
}

const settingsUrl = ({ language }: Look) => `${path}?language=${language}`

/** After a refused form the page stands at the form's address, which has no page of its own. */
const otherLanguageUrl = ({ language }: Look) =>
  `${path}?language=${language === 'de' ? 'en' : 'de'}`
