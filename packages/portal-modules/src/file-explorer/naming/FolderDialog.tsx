import { Banner, Button, Dialog, TextField } from '@atrium/design-system'
import { useId, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { AudienceField, useAudienceChoice } from '../../kit/audience/index.ts'
import { useMessages } from '../../kit/index.ts'
import { errorText, nameErrorText, nameText } from '../error-text.ts'
import { nameProblem } from '../file-explorer.logic.ts'
import type { Group } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { FileExplorerModel } from '../useFileExplorer.ts'

export interface FolderDialogProps {
  parentName: string
  groups: readonly Group[] | undefined
  notifiesByDefault: boolean
  onCreate: FileExplorerModel['createFolder']
  onClose: () => void
}

export const DialogForm = styled.form`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);
  }
`

/** Asks for a new folder; what was typed stays until the server has it. */
export function FolderDialog(props: FolderDialogProps) {
  const { parentName, groups, notifiesByDefault, onCreate, onClose } = props
  const tools = useMessages(messages)
  const formId = useId()
  const [name, setName] = useState('')
  const [nameError, setNameError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isPending, setPending] = useState(false)
  const audience = useAudienceChoice({ groups, notifiesByDefault })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const problem = nameProblem(name)
    setNameError(problem && nameText(tools, problem))
    setFailure(undefined)
    if (problem || isPending) return
    const chosen = await audience.confirm()
    if (!chosen) return
    setPending(true)
    const error = await onCreate(name.trim(), chosen)
    setPending(false)
    if (!error) return onClose()
    const atName = nameErrorText(tools, error)
    setNameError(atName)
    setFailure(atName === undefined ? errorText(tools, error) : undefined)
  }

  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        isLocked={isPending}
        title={tools.t('folder.create', { name: parentName })}
        footer={
          <>
            <Button isDisabled={isPending} onPress={onClose}>
              {tools.t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isPending}>
              {tools.t('action.create')}
            </Button>
          </>
        }
      >
        <DialogForm id={formId} noValidate onSubmit={(event) => void submit(event)}>
          {failure && <Banner tone="bad">{failure}</Banner>}
          <TextField
            label={tools.t('folder.name')}
            value={name}
            onChange={(text) => {
              setName(text)
              setNameError(undefined)
            }}
            errorMessage={nameError}
            isRequired
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
            autoFocus
          />
          {audience.field && <AudienceField {...audience.field} />}
        </DialogForm>
      </Dialog>
      {audience.question}
    </>
  )
}
