import {
  Button,
  Dialog,
  Form,
  SegmentedControl,
  Switch,
  TagPicker,
  TextField,
  UrlField,
} from '@atrium/design-system'
import { LINK_LENGTHS } from '@atrium/design-system/validation'
import { ChartColumn, Globe } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { AudienceField } from '../../kit/audience/index.ts'
import { IconField } from '../../kit/icons/IconField.tsx'
import { errorText, useMessages } from '../../kit/index.ts'
import type { Link } from '../link-collection.port.ts'
import { messages } from '../messages/index.ts'
import type { LinkCollectionModel } from '../useLinkCollection.ts'
import { useLinkDraft, type LinkDraft, type LinkDraftOptions } from './useLinkDraft.ts'

export type LinkDialogProps = LinkDraftOptions

const Fields = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);
  }
`

/** Asks for a link's words, address and icon; what was typed stays until the server has it (VAL-05 to VAL-07). */
export function LinkDialog({ model, collection, link, onClose }: LinkDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const draft = useLinkDraft({ model, collection, link, onClose })
  const { audience, isSaving, failure, submit, close, question } = draft

  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        isLocked={isSaving}
        title={
          link
            ? t('edit.title', { name: model.nameOf(link) })
            : t('add.title', { collection: collection.name })
        }
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {t('action.cancel')}
            </Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
              {t(link ? 'action.save' : 'action.add')}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          hasNoActions
          onSubmit={() => void submit()}
          errors={failure}
          errorMessage={failure && errorText(tools, failure)}
          isSaving={isSaving}
        >
          <Fields>
            <LinkFieldsForm model={model} link={link} draft={draft} />
          </Fields>
        </Form>
      </Dialog>
      {question}
      {audience.question}
    </>
  )
}

interface LinkFieldsFormProps {
  model: LinkCollectionModel
  link: Link | undefined
  draft: LinkDraft
}

/** The fields of a link, each with what is wrong with it. */
function LinkFieldsForm({ model, link, draft }: LinkFieldsFormProps) {
  const { t } = useMessages(messages)
  const { kinds, kind, setKind, isFile, values, edit, faults, tags, setTags, known } = draft
  const { audience, notifies, setNotifies } = draft
  return (
    <>
      {!link && kinds.length > 1 && (
        <SegmentedControl
          label={t('field.kind')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'report', label: t('kind.report'), icon: ChartColumn },
            { value: 'page', label: t('kind.page'), icon: Globe },
          ]}
        />
      )}
      <TextField
        label={t('field.name')}
        value={values.name}
        onChange={(text) => edit('name', text)}
        maxLength={isFile ? undefined : LINK_LENGTHS.displayName.max}
        errorMessage={faults.name}
        isRequired
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
        autoFocus
      />
      {!isFile && (
        <UrlField
          label={t('field.url')}
          description={t(kind === 'report' ? 'field.urlHint.report' : 'field.urlHint.page')}
          value={values.url}
          onChange={(text) => edit('url', text)}
          errorMessage={faults.url}
          isStrict
          isRequired
          canOpen
        />
      )}
      <TextField
        label={t('field.description')}
        value={values.description}
        onChange={(text) => edit('description', text)}
        maxLength={LINK_LENGTHS.description.max}
        errorMessage={faults.description}
      />
      {!isFile && (
        <IconField
          value={values.icon}
          onChange={(chosen) => edit('icon', chosen)}
          errorMessage={faults.icon}
          isRequired
        />
      )}
      {model.hasTags && (
        <TagPicker
          label={t('field.tags')}
          allowsNew
          options={known.map((label) => ({ id: label, label }))}
          value={tags.map((label) => ({ id: label, label }))}
          onChange={(chosen) => setTags(chosen.map(({ label }) => label))}
        />
      )}
      {audience.field && <AudienceField {...audience.field} />}
      {!link && !audience.field && (
        <Switch isSelected={notifies} onChange={setNotifies}>
          {t('add.notify')}
        </Switch>
      )}
    </>
  )
}
