import { Button, Dialog, Select, Stack, TextArea } from '@atrium/design-system'
import { useState } from 'react'
import { useMessages } from '../language/useMessages.ts'
import { readGuests, type Guest } from './guests.ts'
import { guestMessages } from './messages.ts'

interface PasteGuestsProps<Kind extends string> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What all of them are, the usual one first. */
  kinds: readonly { id: Kind; label: string }[]
  kindLabel: string
  onTake: (people: Guest[], kind: Kind) => void
}

/** Many at once, out of a spreadsheet or a mail's line of receivers (ADM-04). */
export function PasteGuests<Kind extends string>(props: PasteGuestsProps<Kind>) {
  const { isOpen, onOpenChange, kinds, kindLabel, onTake } = props
  const { t } = useMessages(guestMessages)
  const [text, setText] = useState('')
  const [kind, setKind] = useState(kinds[0]!.id)
  const people = readGuests(text)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('detail')}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={people.length === 0}
            disabledReason={t('nothing')}
            onPress={() => {
              onTake(people, kind)
              setText('')
              onOpenChange(false)
            }}
          >
            {t('take', { count: people.length })}
          </Button>
        </>
      }
    >
      <Stack>
        <TextArea
          label={t('label')}
          placeholder={t('example')}
          minRows={5}
          maxRows={10}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
          autoFocus
          value={text}
          onChange={setText}
        />
        <Select
          label={kindLabel}
          options={kinds}
          value={kind}
          onChange={(next) => setKind((next ?? kinds[0]!.id) as Kind)}
        />
      </Stack>
    </Dialog>
  )
}
