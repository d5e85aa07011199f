import { Banner, Button, Checkbox, CheckboxGroup, Dialog } from '@atrium/design-system'
import { useState } from 'react'
import { styled } from 'styled-components'
import { errorText, useMessages, type PortError } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { newcomersOf } from '../report/report.logic.ts'
import type { Participant, Report, Seminar } from '../seminar.port.ts'

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-4);

    .at-outlook {
      margin: 0;
      color: var(--at-text-2);
      font: 400 var(--at-font-m) / 20px var(--at-font-body);
      text-wrap: pretty;
    }
  }
`

export interface SignUpGroupsDialogProps {
  seminar: Seminar
  people: readonly Participant[]
  groups: Report['groups']
  onSignUp: (groupIds: readonly number[]) => Promise<PortError | undefined>
  onClose: () => void
}

/** Signs all people of groups up for a date at once; says before who gets a seat and who waits (SEM-01). */
export function SignUpGroupsDialog(props: SignUpGroupsDialogProps) {
  const { seminar, people, groups, onSignUp, onClose } = props
  const tools = useMessages(messages)
  const { t } = tools
  const [chosen, setChosen] = useState<string[]>([])
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<PortError>()

  const { count, waiting } = newcomersOf(seminar, people, new Set(chosen.map(Number)))
  const save = async () => {
    setFailure(undefined)
    setSaving(true)
    const error = await onSignUp(chosen.map(Number))
    setSaving(false)
    if (error) setFailure(error)
    else onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLocked={isSaving}
      title={t('signUpGroups.title')}
      description={seminar.title}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onClose}>
            {t('action.cancel')}
          </Button>
          <Button
            variant="primary"
            isPending={isSaving}
            isDisabled={count === 0}
            onPress={() => void save()}
          >
            {t('signUpGroups.confirm', { count })}
          </Button>
        </>
      }
    >
      <Root>
        <CheckboxGroup label={t('signUpGroups.groups')} value={chosen} onChange={setChosen}>
          {groups.map(({ id, name }) => {
            const { count: open } = newcomersOf(seminar, people, new Set([id]))
            return (
              <Checkbox key={id} value={String(id)} isDisabled={open === 0}>
                {t('signUpGroups.group', { name, count: open })}
              </Checkbox>
            )
          })}
        </CheckboxGroup>
        {count > 0 && (
          <output className="at-outlook">
            {t(waiting > 0 ? 'signUpGroups.outlookWaiting' : 'signUpGroups.outlook', {
              count,
              waiting,
            })}
          </output>
        )}
        {failure && <Banner tone="bad">{errorText(tools, failure)}</Banner>}
      </Root>
    </Dialog>
  )
}
