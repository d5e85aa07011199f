import { buffer } from 'node:stream/consumers'
import type { Certificate } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import { inMemoryFile } from '../../platform/http/in-memory-file.ts'
import { resizePicture } from '../../platform/images/index.ts'
import type { Language } from '../../platform/locales.ts'
import { forbidden, notFound, Problem } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { FileAnswer } from '../../platform/http/handlers.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { publishChanged, type Command } from '../components/index.ts'
import { createImagesService } from '../images/index.ts'
import { paintTheme } from '../themes/index.ts'
import { enterTenant } from '../users/index.ts'
import { certificatePdf } from './certificate.pdf.ts'
import { certificatePath } from './certificate-path.ts'
import {
  findCertificate,
  issuerOf,
  toCertificate,
  withdrawCertificate,
  type CertificateRow,
} from './certificates.repository.ts'
import { notifyLearners } from './reminders.job.ts'
import { canKeep, canReport } from './seminars.policy.ts'
import { findSeminar } from './seminars.service.ts'
import { seminarTexts } from './seminars.texts.ts'

interface CertificateKey {
  componentId: number
  certificateId: number
}

type CertificateDependencies = Pick<
  Dependencies,
  'database' | 'storage' | 'events' | 'clock' | 'portalUrl'
>

/** Atrium's own, where a tenant has none. */
const ownColour = '#2392d4'
/** Pixels: what a printer makes of 180 points. */
const logoWidth = 750

/** Certificates as people download them and as staff withdraw them (T-90). */
export function createCertificatesService(deps: CertificateDependencies) {
  const images = createImagesService(deps)

  /** The logo, where it lies with us; one that cannot be drawn is left out, and the name stands there. */
  async function logoOf(url: string | null): Promise<Buffer | undefined> {
    const id = /^\/images\/([\w-]+)/.exec(url ?? '')?.[1]
    if (!id) return undefined
    try {
      const { open } = await images.get(id, undefined)
      return await resizePicture(await buffer(await open()), 'image/png', logoWidth)
    } catch {
      return undefined
    }
  }

  return {
    /** One's own certificate as a PDF file; anybody's for those who see the report. */
    async download(
      actor: Actor,
      applicationId: number,
      { componentId, certificateId }: CertificateKey,
      language: Language,
    ): Promise<FileAnswer> {
      const found = await enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { row, facts } = await findSeminar(tx, access, componentId)
        const certificate = await certificateIn(tx, { applicationId, id: row.id }, certificateId)
        if (certificate.userId !== actor.userId && !canReport(access)) throw notFound()
        return { certificate, kind: facts.kind, issuer: await issuerOf(tx, applicationId) }
      })
      const { certificate, kind, issuer } = found
      if (certificate.withdrawnAt)
        throw new Problem(409, 'certificate-withdrawn', { text: seminarTexts['certificate-withdrawn'] }) // prettier-ignore
      const theme = await paintTheme(deps, applicationId)
      const address = new URL(certificatePath, deps.portalUrl)
      address.searchParams.set('number', certificate.number)
      const pdf = await certificatePdf({
        language,
        certificate,
        kind,
        issuer: {
          name: issuer.name,
          colour: theme?.primaryColor ?? ownColour,
          logo: await logoOf(issuer.logoUrl),
        },
        address: address.href,
      })
      return inMemoryFile('application/pdf', pdf)
    },

    /** Says that a certificate does not hold any more, and why; its owner hears of it. */
    withdraw: (
      command: Command,
      { componentId, certificateId }: CertificateKey,
      reason: string,
    ): Promise<Certificate> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { applicationId, actor } = access
        const { row } = await findSeminar(tx, access, componentId)
        if (!canKeep(access)) throw forbidden()
        const key = { applicationId, id: row.id }
        const before = await certificateIn(tx, key, certificateId)
        const about = { at: deps.clock.now(), by: actor.userId, reason: reason.trim() }
        const withdrawn = await withdrawCertificate(tx, applicationId, before.id, about)
        if (!withdrawn)
          throw new Problem(409, 'certificate-withdrawn', { text: seminarTexts['certificate-withdrawn'] }) // prettier-ignore
        await notifyLearners(deps, tx, key, 'certificateWithdrawn', [withdrawn.userId], actor)
        await publishChanged(deps, tx, command, row)
        await audit(tx, {
          applicationId,
          actor,
          action: 'certificate.withdrawn',
          objectType: 'component',
          objectId: row.id,
          summary: {
            name: row.display_name,
            after: { number: withdrawn.number, userId: withdrawn.userId, reason: about.reason },
          },
        })
        return toCertificate(withdrawn)
      }),
  }
}

async function certificateIn(
  tx: Transaction,
  key: { applicationId: number; id: number },
  id: number,
): Promise<CertificateRow> {
  const certificate = await findCertificate(tx, key, id)
  if (!certificate) throw notFound()
  return certificate
}
