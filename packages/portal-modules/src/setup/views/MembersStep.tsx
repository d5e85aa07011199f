import { Button, Select, TextField } from '@atrium/design-system'
import { ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { PasteGuests, guestMessages } from '../../kit/guests/index.ts'
import { Rows } from '../../kit/lists/Rows.tsx'
import { messages } from '../messages/index.ts'
import { memberKinds, withoutBlanks, type MemberRow } from '../setup.logic.ts'
import type { MemberKind } from '../setup.port.ts'
import type { StepProps } from './step.ts'

/** Who is invited, and into which group. */
export function MembersStep({ model }: StepProps) {
  const { t } = useMessages(messages)
  const { t: say } = useMessages(guestMessages)
  const { announce } = useModuleHost()
  const { draft, change, faultOf } = model
  const { members } = draft
  const [isPasting, setPasting] = useState(false)
  const put = (row: MemberRow) =>
    change({ members: members.map((one) => (one.key === row.key ? row : one)) })
  const options = memberKinds.map((kind) => ({ id: kind, label: t(`kind.${kind}`) }))
  return (
    <div className="at-fields">
      <Rows
        label={t('step.members')}
        rows={members}
        emptyText={t('members.none')}
        addLabel={t('members.add')}
        removeLabel={(number) => t('members.remove', { number })}
        onAdd={() =>
          change({
            members: [
              ...members,
              // Mostly several of one kind are entered one after the other.
              {
                key: crypto.randomUUID(),
                fullName: '',
                email: '',
                kind: members.at(-1)?.kind ?? 'client',
              },
            ],
          })
        }
        onRemove={({ key }) => change({ members: members.filter((one) => one.key !== key) })}
        actions={
          <Button variant="quiet" icon={ClipboardPaste} onPress={() => setPasting(true)}>
            {say('title')}
          </Button>
        }
      >
        {(row, index) => (
          <>
            <TextField
              label={t('members.name', { number: index + 1 })}
              autoComplete="off"
              value={row.fullName}
              onChange={(fullName) => put({ ...row, fullName })}
              errorMessage={faultOf(`members.${index}.fullName`)}
            />
            <TextField
              label={t('members.email', { number: index + 1 })}
              autoComplete="off"
              value={row.email}
              onChange={(email) => put({ ...row, email })}
              errorMessage={faultOf(`members.${index}.email`)}
            />
            <Select
              label={t('members.kind', { number: index + 1 })}
              options={options}
              value={row.kind}
              onChange={(kind) => put({ ...row, kind: (kind ?? 'client') as MemberKind })}
              errorMessage={faultOf(`members.${index}.kind`)}
            />
          </>
        )}
      </Rows>
      <PasteGuests
        isOpen={isPasting}
        onOpenChange={setPasting}
        kinds={options}
        kindLabel={t('paste.kind')}
        onTake={(people, kind) => {
          const rows = people.map((one) => ({ ...one, key: crypto.randomUUID(), kind }))
          change({ members: [...withoutBlanks(draft).members, ...rows] })
          announce(say('pasted', { count: rows.length }))
        }}
      />
    </div>
  )
}
