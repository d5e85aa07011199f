import { Button, Dialog, Form, Select, TextField } from '@atrium/design-system'
import { useId, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { AudienceField, useAudienceChoice } from '../../kit/audience/index.ts'
import { errorText, isStale, useCloseQuestion, useMessages } from '../../kit/index.ts'
import { useVersion } from '../../kit/pending/useVersion.ts'
import { messages } from '../messages/index.ts'
import { isFullFor, isLinkKind } from '../page-list.logic.ts'
import { moduleKinds, type ModuleKind, type PageModule, type PortalPage } from '../page-list.port.ts' // prettier-ignore
import type { PageListModel } from '../usePageList.ts'
import { moduleIcons } from './module-icons.ts'
import { usePartForm } from './usePartForm.ts'

interface ModuleDialogProps {
  model: PageListModel
  page: PortalPage
  /** The module to change; absent: a new one. */
  module: PageModule | undefined
  onClose: () => void
}

type Field = 'kind' | 'name' | 'description'

const Fields = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);
  }
`

/** Asks what shall lie on a page, what it is called and who sees it (ENT-12, PERM-14). */
export function ModuleDialog({ model, page, module, onClose }: ModuleDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const [kind, setKind] = useState<ModuleKind>(module?.kind ?? 'fileexplorer')
  const [ownName, setOwnName] = useState(module?.name)
  const [description, setDescription] = useState(module?.description ?? '')
  // The first one is the page's content and is called like it; what comes beside it says what it is.
  const name = ownName ?? (page.modules.length === 0 ? page.name : t(`kind.${kind}`))
  const [version, onConflict] = useVersion(
    module?.version,
    module && page.modules.find(({ id }) => id === module.id)?.version,
  )
  // It begins with those who see what lies there already.
  const [first] = page.modules
  const groups = useMemo(
    () =>
      model.groups?.map((group) => ({
        ...group,
        isAssigned: first?.audience.includes(group.id) ?? group.isAssigned,
      })),
    [first, model.groups],
  )
  const audience = useAudienceChoice({ groups: module ? undefined : groups })

  const fields = { kind, name: name.trim(), description: description.trim() || null }
  const written = JSON.stringify(fields)
  const [before] = useState(written)
  const { close, question } = useCloseQuestion({
    isChanged: written !== before || audience.isChanged,
    onClose,
  })
  const { length = 0 } = fields.description ?? ''
  const own: Partial<Record<Field, string>> = {
    ...(fields.name === '' && { name: t('fault.name') }),
    ...(length > 0 && (length < 3 || length > 1_000) && { description: t('fault.description') }),
  }
  const { submit, isSaving, failure, refusals, faultOf, edit } = usePartForm({
    faults: own,
    confirm: audience.confirm,
    save: ({ groupIds }) =>
      module
        ? model.saveModule(page, module, version, fields)
        : model.createModule(page, fields, groupIds),
    onSaved: onClose,
    onConflict,
  })
  const choices = moduleKinds.filter((one) => !module || (isLinkKind(kind) && isLinkKind(one)))
  const shownFailure =
    failure &&
    (module && isStale(failure)
      ? t('conflict.detail', { name: module.name })
      : errorText(tools, failure))
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={
          module
            ? t('module.edit', { name: module.name })
            : t('module.new', { name: model.nameOf(page) })
        }
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t(module ? 'action.save' : 'action.place')}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={submit}
          errors={refusals}
          errorMessage={shownFailure}
          isSaving={isSaving}
        >
          <Fields>
            {choices.length > 0 && (
              <KindField
                value={kind}
                onChange={(next) => edit('kind', () => setKind(next))}
                choices={choices}
                isFull={(one) => !module && isFullFor(page.modules, one)}
                errorMessage={faultOf('kind')}
              />
            )}
            <TextField
              label={t('field.name')}
              description={t('field.nameModuleHint')}
              value={name}
              onChange={(text) => edit('name', () => setOwnName(text))}
              maxLength={100}
              errorMessage={faultOf('name')}
              isRequired
            />
            <TextField
              label={t('field.description')}
              value={description}
              onChange={(text) => edit('description', () => setDescription(text))}
              rows={2}
              errorMessage={faultOf('description')}
            />
            {audience.field && <AudienceField {...audience.field} />}
          </Fields>
        </Form>
      </Dialog>
      {question}
      {audience.question}
    </>
  )
}

interface KindFieldProps {
  value: ModuleKind
  onChange: (kind: ModuleKind) => void
  choices: readonly ModuleKind[]
  /** The page has as many of the kind as it may have. */
  isFull: (kind: ModuleKind) => boolean
  errorMessage: string | undefined
}

/** What kind of module it is. */
function KindField({ value, onChange, choices, isFull, errorMessage }: KindFieldProps) {
  const { t } = useMessages(messages)
  return (
    <Select
      label={t('field.kind')}
      options={choices.map((id) => {
        const isTaken = isFull(id)
        return {
          id,
          label: t(`kind.${id}`),
          description: isTaken ? t('kind.isFull') : t(`kind.${id}.hint`),
          icon: moduleIcons[id],
          isDisabled: isTaken,
        }
      })}
      value={value}
      onChange={(id) => onChange((id ?? value) as ModuleKind)}
      description={t(`kind.${value}.hint`)}
      errorMessage={errorMessage}
      isRequired
    />
  )
}
