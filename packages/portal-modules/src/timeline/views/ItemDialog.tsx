import {
  Button,
  DatePicker,
  Dialog,
  Form,
  SegmentedControl,
  TextArea,
  TextField,
  UrlField,
} from '@atrium/design-system'
import { withScheme } from '@atrium/design-system/validation'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { IconField } from '../../kit/icons/IconField.tsx'
import { errorText, useMessages, type PortError } from '../../kit/index.ts'
import { useVersion } from '../../kit/pending/useVersion.ts'
import { kindWord } from '../kind-words.ts'
import { messages } from '../messages/index.ts'
import { fieldsOf, problemsOf } from '../timeline.logic.ts'
import { itemKinds, type ItemFields, type ItemKind, type TimelineItem } from '../timeline.port.ts'
import type { TimelineModel } from '../useTimeline.ts'

export interface ItemDialogProps {
  model: TimelineModel
  /** The item to change; absent: a new one. */
  item: TimelineItem | undefined
  onClose: () => void
}

const Fields = styled.div`
  @layer at.components {
    display: grid;
    gap: var(--at-space-5);

    > .at-kind {
      display: grid;
      justify-items: start;
      gap: 6px;

      > span {
        font: 600 var(--at-font-m) / 20px var(--at-font-body);
      }
    }
  }
`

const firstOf = ([first]: readonly ItemKind[]): ItemKind => first ?? itemKinds[0]

/** Tells something new, or changes what was told; what was written stays until the server has it. */
export function ItemDialog({ model, item, onClose }: ItemDialogProps) {
  const tools = useMessages(messages)
  const { t } = tools
  const formId = useId()
  const [fields, setFields] = useState<ItemFields>(() =>
    item
      ? fieldsOf(item)
      : { title: '', text: '', day: model.today, kind: firstOf(model.kinds), icon: '', url: '' },
  )
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<PortError>()
  const [isSaving, setSaving] = useState(false)

  // An item keeps its kind where its product tells of that no more.
  const kept = item?.kind === 'order' ? undefined : item?.kind
  const kinds = kept && !model.kinds.includes(kept) ? [...model.kinds, kept] : model.kinds
  const whole = { ...fields, url: withScheme(fields.url).trim() }
  const problems = isChecked ? problemsOf(whole) : {}
  // Somebody else's change: what they saved is the state that the next save replaces.
  const current =
    item && model.list.state === 'ready'
      ? model.list.data.items.find(({ id }) => id === item.id)
      : undefined
  const [version, onConflict] = useVersion(item?.version, current?.version)
  const change = (part: Partial<ItemFields>) => setFields((before) => ({ ...before, ...part }))
  const told = (field: keyof ItemFields) => failure?.fields[field]?.[0]

  const save = async () => {
    setChecked(true)
    setFailure(undefined)
    if (isSaving || Object.keys(problemsOf(whole)).length > 0) return
    setSaving(true)
    const error = item ? await model.save(item, version, whole) : await model.add(whole)
    setSaving(false)
    if (!error) return onClose()
    setFailure(error)
    if (error.code === 'conflict') onConflict()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLocked={isSaving}
      title={t(item ? 'edit.title' : 'edit.titleNew')}
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
            {t(item ? 'action.save' : 'action.add')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        hasNoActions
        onSubmit={() => void save()}
        errors={failure}
        errorMessage={failure && errorText(tools, failure)}
        isSaving={isSaving}
      >
        <Fields>
          <ItemFieldsForm {...{ fields, change, kinds, problems, told }} />
        </Fields>
      </Form>
    </Dialog>
  )
}

interface ItemFieldsFormProps {
  fields: ItemFields
  change: (part: Partial<ItemFields>) => void
  kinds: readonly ItemKind[]
  problems: ReturnType<typeof problemsOf>
  /** What the server says about a field. */
  told: (field: keyof ItemFields) => string | undefined
}

/** The fields of an item, each with what is wrong with it. */
function ItemFieldsForm({ fields, change, kinds, problems, told }: ItemFieldsFormProps) {
  const tools = useMessages(messages)
  const { t } = tools
  return (
    <>
      <TextField
        label={t('field.title')}
        value={fields.title}
        onChange={(title) => change({ title })}
        maxLength={200}
        errorMessage={
          problems.title === 'required' || problems.title === 'tooLong'
            ? t(`problem.title.${problems.title}`)
            : told('title')
        }
        isRequired
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to place the focus
        autoFocus
      />
      <div className="at-kind">
        <span aria-hidden="true">{t('field.kind')}</span>
        <SegmentedControl
          label={t('field.kind')}
          value={fields.kind}
          onChange={(kind) => change({ kind })}
          options={kinds.map((value) => ({
            value,
            label: kindWord(tools, value),
          }))}
        />
      </div>
      <DatePicker
        label={t('field.day')}
        value={fields.day || null}
        onChange={(day) => change({ day: day ?? '' })}
        errorMessage={problems.day ? t('problem.day.required') : told('day')}
        isRequired
      />
      <TextArea
        label={t('field.text')}
        value={fields.text}
        onChange={(text) => change({ text })}
        maxLength={2_000}
        errorMessage={problems.text ? t('problem.text.tooLong') : told('text')}
      />
      <UrlField
        label={t('field.url')}
        description={t('field.urlHint')}
        value={fields.url}
        onChange={(url) => change({ url })}
        errorMessage={
          problems.url === 'invalid' || problems.url === 'tooLong'
            ? t(`problem.url.${problems.url}`)
            : told('url')
        }
        isStrict
        canOpen
      />
      <IconField
        value={fields.icon}
        onChange={(icon) => change({ icon })}
        errorMessage={told('icon')}
      />
    </>
  )
}
