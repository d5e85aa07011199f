import { ComboBox, FieldGrid, FieldGridItem, NumberField, Select, Switch, TextArea, TextField } from '@atrium/design-system' // prettier-ignore
import { useMessages } from '../../kit/index.ts'
import { RichTextField } from '../../kit/rich-text/RichTextField.tsx'
import { SettingsForm, settingText } from '../../kit/settings/index.ts'
import type { BlockMedium, FieldType, MediaChoice } from '../building-blocks.port.ts'
import { longest } from '../checks.logic.ts'
import type { DraftField } from '../draft.logic.ts'
import { choicesOf, fieldTypes, hasChoices, isFilledIn, isPlaced } from '../fields.logic.ts'
import { messages } from '../messages/index.ts'

export interface FieldEditorProps {
  field: DraftField
  /** The media types that the block offers. */
  media: readonly BlockMedium[]
  mediaTypes: readonly MediaChoice[]
  /** Groups that fields stand in. */
  groups: readonly string[]
  faultOf: (property: keyof DraftField) => string | undefined
  onChange: (change: Partial<DraftField>) => void
}

/** What can be said of a field, as far as its type has it (ENT-05, ENT-06). */
export function FieldEditor(props: FieldEditorProps) {
  const { field, faultOf, onChange } = props
  const { t } = useMessages(messages)
  const { type } = field
  return (
    <>
      <FieldGrid>
        {type !== 'Spacer' && (
          <FieldGridItem columns={8}>
            <TextField
              label={t(nameLabels[type] ?? 'field.name')}
              isRequired={type !== 'Html'}
              maxLength={longest.fieldName}
              value={field.name}
              onChange={(name) => onChange({ name })}
              errorMessage={faultOf('name')}
            />
          </FieldGridItem>
        )}
        <FieldGridItem columns={4} startsLine={type === 'Spacer'}>
          <Select
            label={t('field.type')}
            options={fieldTypes.map((one) => ({ id: one, label: t(`type.${one}`) }))}
            value={type}
            onChange={(next) => next && onChange({ type: next as FieldType })}
          />
        </FieldGridItem>
        {type === 'Html' ? (
          <FieldGridItem columns={12}>
            <RichTextField
              key={field.uid}
              label={t('field.html')}
              defaultValue={field.description}
              onChange={(description) => onChange({ description })}
              errorMessage={faultOf('description')}
            />
          </FieldGridItem>
        ) : (
          type !== 'Spacer' &&
          type !== 'Hidden' && (
            <FieldGridItem columns={12}>
              <TextArea
                label={t(type === 'Text' ? 'field.text' : 'field.description')}
                description={t(type === 'Text' ? 'field.textHint' : 'field.descriptionHint')}
                maxLength={longest.fieldDescription}
                value={field.description}
                onChange={(description) => onChange({ description })}
                errorMessage={faultOf('description')}
              />
            </FieldGridItem>
          )
        )}
        {hasChoices(type) && (
          <FieldGridItem columns={12}>
            <TextArea
              label={t('field.choices')}
              description={t('field.choicesHint')}
              isRequired
              minRows={3}
              maxRows={8}
              value={field.choices}
              onChange={(choices) => onChange({ choices })}
              errorMessage={faultOf('choices')}
            />
          </FieldGridItem>
        )}
      </FieldGrid>
      <DefaultValue {...props} />
      <Placing {...props} />
    </>
  )
}

const nameLabels: Partial<Record<FieldType, 'field.heading' | 'field.internal'>> = {
  SectionHeader: 'field.heading',
  Text: 'field.internal',
  Html: 'field.internal',
  Hidden: 'field.internal',
}

/** What an order begins with, entered as the order asks for it. */
function DefaultValue({ field, faultOf, onChange }: FieldEditorProps) {
  const { t } = useMessages(messages)
  const { type } = field
  if (!isFilledIn(type) && type !== 'Hidden') return null
  const setting = {
    id: 0,
    field: {
      key: 'value',
      displayName: t(type === 'Hidden' ? 'field.hiddenValue' : 'field.value'),
      description: t(type === 'Hidden' ? 'field.hiddenValueHint' : 'field.valueHint'),
      type: type === 'Hidden' ? ('TextField' as const) : type,
      valueSelection: hasChoices(type) ? choicesOf(field.choices) : null,
      order: 1,
    },
  }
  return (
    <SettingsForm
      settings={[setting]}
      values={{ value: field.value }}
      onChange={(_key, value) => onChange({ value: typeof value === 'string' ? value : settingText(value) })} // prettier-ignore
      faultOf={() => faultOf('value')}
    />
  )
}

/** Whether it is required, of whom it is asked, and where it stands. */
function Placing({ field, media, mediaTypes, groups, faultOf, onChange }: FieldEditorProps) {
  const { t } = useMessages(messages)
  const { type, mediaTypeId } = field
  const offered = mediaTypes.filter(
    ({ id }) => id === mediaTypeId || media.some((one) => one.mediaTypeId === id),
  )
  return (
    <>
      <FieldGrid>
        <FieldGridItem columns={6}>
          <Select
            label={t('field.medium')}
            description={t(media.length === 0 ? 'field.mediumNone' : 'field.mediumHint')}
            placeholder={t('field.mediumAll')}
            isClearable
            options={offered.map(({ id, name }) => ({ id: String(id), label: name }))}
            value={mediaTypeId === null ? null : String(mediaTypeId)}
            onChange={(id) => onChange({ mediaTypeId: id === null ? null : Number(id) })}
            errorMessage={faultOf('mediaTypeId')}
          />
        </FieldGridItem>
        <FieldGridItem columns={6}>
          <ComboBox
            label={t('field.group')}
            description={t('field.groupHint')}
            allowsCustom
            options={groups.map((group) => ({ id: group, label: group }))}
            value={field.group || null}
            onChange={(group) => onChange({ group: (group ?? '').slice(0, longest.group) })}
            errorMessage={faultOf('group')}
          />
        </FieldGridItem>
        {isPlaced(type) && type !== 'SectionHeader' && (
          <FieldGridItem columns={6}>
            <NumberField
              label={t('field.columns')}
              description={t('field.columnsHint')}
              minValue={1}
              maxValue={12}
              step={1}
              value={field.columns}
              onChange={(columns) => onChange({ columns: columns ?? 12 })}
              errorMessage={faultOf('columns')}
            />
          </FieldGridItem>
        )}
        <FieldGridItem columns={6}>
          <TextField
            label={t('field.key')}
            description={t('field.keyHint')}
            isRequired
            maxLength={longest.key}
            value={field.key}
            onChange={(key) => onChange({ key })}
            errorMessage={faultOf('key')}
          />
        </FieldGridItem>
      </FieldGrid>
      <div className="at-switches">
        {isFilledIn(type) && (
          <Switch isSelected={field.isRequired} onChange={(isRequired) => onChange({ isRequired })}>
            {t('field.required')}
          </Switch>
        )}
        {isPlaced(type) && (
          <Switch
            isSelected={field.breaksAfter}
            onChange={(breaksAfter) => onChange({ breaksAfter })}
          >
            {t('field.breaksAfter')}
          </Switch>
        )}
      </div>
    </>
  )
}
