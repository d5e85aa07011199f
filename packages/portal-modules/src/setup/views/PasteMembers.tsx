import { Button, Dialog, Select, Stack, TextArea } from '@atrium/design-system'
import { useState } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { memberKinds, readMembers } from '../setup.logic.ts'
import type { MemberKind } from '../setup.port.ts'

interface PasteMembersProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onTake: (people: { fullName: string; email: string }[], kind: MemberKind) => void
}

/** Many at once, out of a spreadsheet or a mail's line of receivers (ADM-04). */
export function PasteMembers({ isOpen, onOpenChange, onTake }: PasteMembersProps) {
  const { t } = useMessages(messages)
  const [text, setText] = useState('')
  const [kind, setKind] = useState<MemberKind>('client')
  const people = readMembers(text)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('members.paste')}
      description={t('paste.detail')}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{t('action.cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={people.length === 0}
            disabledReason={t('paste.nothing')}
            onPress={() => {
              onTake(people, kind)
              setText('')
              onOpenChange(false)
            }}
          >
            {t('paste.take', { count: people.length })}
          </Button>
        </>
      }
    >
      <Stack>
        <TextArea
          label={t('paste.label')}
          placeholder={t('paste.example')}
          minRows={5}
          maxRows={10}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
          autoFocus
          value={text}
          onChange={setText}
        />
        <Select
          label={t('paste.kind')}
          options={memberKinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
          value={kind}
          onChange={(next) => setKind((next ?? 'client') as MemberKind)}
        />
      </Stack>
    </Dialog>
  )
}
