import { Button, ConfirmDialog, DescriptionList, Link } from '@atrium/design-system'
import { CalendarPlus, UserCheck, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { isAhead, meetingAddress, seatsLeft } from '../seminar.logic.ts'
import type { Seminar } from '../seminar.port.ts'
import type { SessionModel } from '../useSession.ts'
import { meetingText } from './words.tsx'

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);
    max-inline-size: 720px;

    > .at-panel {
      padding: var(--at-space-1) 18px;
      border: 1px solid var(--at-line);
      border-radius: var(--at-radius-l);
    }
    > .at-state {
      margin: 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
      text-wrap: pretty;
    }
    > .at-actions {
      display: flex;
      flex-wrap: wrap;
      gap: var(--at-space-2);
    }
  }
`

/** A seminar with a date: when, where, with whom, and signing up (SEM-01, SEM-02). */
export function DatedPart({ seminar, model }: { seminar: Seminar; model: SessionModel }) {
  const tools = useMessages(messages)
  const { t } = tools
  const { now } = useModuleHost()
  const [isAsking, setAsking] = useState(false)
  const { startsAt, endsAt, location, trainer, ownSignUp, seats, waiting, status } = seminar
  const left = seatsLeft(seminar)
  const address = meetingAddress(location)
  const isOver = endsAt !== null && new Date(endsAt) <= now()
  const canSign = isAhead(seminar, now()) && startsAt !== null
  const items = [
    { term: t('dated.when'), detail: startsAt ? meetingText(tools, startsAt, endsAt) : t('dated.open') }, // prettier-ignore
    // Nobody takes part in what is over.
    ...(location && !(address && isOver)
      ? [
          {
            term: t(address ? 'dated.link' : 'dated.place'),
            detail: address ? (
              <Link href={address} isExternal>
                {t('dated.join')}
              </Link>
            ) : (
              location
            ),
          },
        ]
      : []),
    ...(trainer ? [{ term: t('dated.trainer'), detail: trainer }] : []),
    ...(canSign
      ? [
          {
            term: t('dated.seats'),
            detail:
              left === null
                ? t('dated.anySeats')
                : left > 0
                  ? t('dated.seatsLeft', { left, seats: seats ?? 0 })
                  : t('dated.full', { waiting }),
          },
        ]
      : []),
  ]
  return (
    <Root>
      <div className="at-panel">
        <DescriptionList items={items} hasDividers />
      </div>
      {status === 'attended' || status === 'notAttended' ? (
        <p className="at-state">{t(`dated.${status}`)}</p>
      ) : canSign ? (
        ownSignUp && <p className="at-state">{t(`signUp.detail.${ownSignUp}`)}</p>
      ) : (
        startsAt !== null && <p className="at-state">{t('dated.isOver')}</p>
      )}
      <div className="at-actions">
        {canSign && !ownSignUp && model.signUp && (
          <Button
            variant="primary"
            icon={UserCheck}
            isPending={model.isSigning}
            onPress={() => void model.signUp?.()}
          >
            {t(left === 0 ? 'signUp.wait' : 'signUp.action')}
          </Button>
        )}
        {startsAt !== null && canSign && (
          <Button icon={CalendarPlus} onPress={model.saveCalendar}>
            {t('dated.calendar')}
          </Button>
        )}
        {canSign && ownSignUp && model.signOff && (
          <Button
            variant="quiet"
            icon={UserMinus}
            isPending={model.isSigning}
            onPress={() => setAsking(true)}
          >
            {t(ownSignUp === 'waiting' ? 'signOff.waiting' : 'signOff.action')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('signOff.title', { title: seminar.title })}
        confirmLabel={t('signOff.confirm')}
        onConfirm={() => {
          setAsking(false)
          void model.signOff?.()
        }}
      >
        {t(waiting > 0 ? 'signOff.detailWaiting' : 'signOff.detail')}
      </ConfirmDialog>
    </Root>
  )
}
