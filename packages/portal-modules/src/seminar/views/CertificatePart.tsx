import { Button } from '@atrium/design-system'
import { Award } from 'lucide-react'
import { styled } from 'styled-components'
import { formatDay, isoDay, useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Seminar, SeminarPort } from '../seminar.port.ts'
import { useCertificate } from '../useCertificate.ts'

const Line = styled.p`
  @layer at.components {
    display: flex;
    align-items: center;
    gap: var(--at-space-2);
    margin: 0;
    color: var(--at-text-2);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    > svg {
      flex: none;
      color: var(--at-text-3);
    }
  }
`
export interface CertificatePartProps {
  port: SeminarPort
  seminar: Seminar
}

/** The learner's certificate: promised, there to download, or withdrawn (T-90). */
export function CertificatePart({ port, seminar }: CertificatePartProps) {
  const { t, locale } = useMessages(messages)
  const download = useCertificate(port)
  const { certificate, hasCertificate } = seminar
  const icon = <Award size={18} strokeWidth={1.75} aria-hidden="true" />
  if (!certificate)
    return (
      hasCertificate && (
        <Line>
          {icon}
          {t('certificate.promised')}
        </Line>
      )
    )
  const { withdrawnAt, withdrawnReason } = certificate
  if (withdrawnAt)
    return (
      <Line>
        {icon}
        {t(withdrawnReason ? 'certificate.withdrawnWhy' : 'certificate.withdrawnAt', {
          day: formatDay(locale, isoDay(new Date(withdrawnAt))),
          reason: withdrawnReason,
        })}
      </Line>
    )
  return (
    download && (
      <div>
        <Button icon={Award} onPress={() => void download(seminar, certificate)}>
          {t('certificate.download')}
        </Button>
      </div>
    )
  )
}
