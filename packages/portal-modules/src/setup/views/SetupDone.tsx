import { Button, StatusMark } from '@atrium/design-system'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { CreatedApplication } from '../setup.port.ts'
import { doneCss } from './setup.css.ts'

interface SetupDoneProps {
  created: CreatedApplication
  onOpen: () => void
  /** Begins another one. */
  onAnother: () => void
}

const Root = styled.section`
  ${doneCss}
`
const tones = { sent: 'ok', existing: 'info', failed: 'bad' } as const

/** It is made: who was invited and how, and the way in. */
export function SetupDone({ created, onOpen, onAnother }: SetupDoneProps) {
  const { t } = useMessages(messages)
  const { name, invitations } = created
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Root>
      <h1 ref={heading} tabIndex={-1}>
        {t('done.title', { name })}
      </h1>
      <p>{t(invitations.length > 0 ? 'done.detail' : 'done.alone')}</p>
      {invitations.length > 0 && (
        <ul aria-label={t('done.invitations')}>
          {invitations.map(({ email, status }) => (
            <li key={email}>
              <span>{email}</span>
              <StatusMark tone={tones[status]}>{t(`invitation.${status}`)}</StatusMark>
            </li>
          ))}
        </ul>
      )}
      <div className="at-buttons">
        <Button variant="primary" icon={ArrowRight} onPress={onOpen}>
          {t('done.open', { name })}
        </Button>
        <Button variant="quiet" onPress={onAnother}>
          {t('done.another')}
        </Button>
      </div>
    </Root>
  )
}
