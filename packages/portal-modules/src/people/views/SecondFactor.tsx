import { Button, ConfirmDialog, DescriptionList } from '@atrium/design-system'
import { ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import type { Person } from '../people.port.ts'

interface SecondFactorProps {
  person: Person
  onReset: () => void
}

/** Whether somebody signs in with more than a password; for who has lost it, it is taken away after a question. */
export function SecondFactor({ person, onReset }: SecondFactorProps) {
  const { t } = useMessages(messages)
  const [isAsking, setAsking] = useState(false)
  const { fullName: name, hasSecondFactor, can } = person
  if (hasSecondFactor === undefined) return null
  return (
    <>
      <DescriptionList
        items={[
          {
            term: t('secondFactor.term'),
            detail: t(hasSecondFactor ? 'secondFactor.on' : 'secondFactor.off'),
          },
        ]}
        layout="stacked"
      />
      {can.resetSecondFactor && (
        <div>
          <Button icon={ShieldOff} onPress={() => setAsking(true)}>
            {t('secondFactor.reset')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('secondFactor.question', { name })}
        confirmLabel={t('secondFactor.confirm')}
        cancelLabel={t('action.cancel')}
        onConfirm={() => {
          setAsking(false)
          onReset()
        }}
      >
        {t('secondFactor.detail')}
      </ConfirmDialog>
    </>
  )
}
