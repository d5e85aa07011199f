import { ComboBox, RadioGroup } from '@atrium/design-system'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { themeInTheWay } from '../theme-studio.logic.ts'
import type { Named } from '../theme-studio.port.ts'
import type { ThemeEditorModel } from '../useThemeEditor.ts'

const kinds = ['application', 'group', 'person'] as const

/** Whom the theme is for: everybody, a group or a person; one that has a theme cannot have two (ADM-06). */
export function TargetField({ editor }: { editor: ThemeEditorModel }) {
  const { t } = useMessages(messages)
  const { studio, theme, draft, change, canEdit, failure } = editor
  const { kind } = draft
  const isTaken = (id: number) =>
    kind !== 'application' && themeInTheWay(studio, { kind, id }, theme?.id) !== undefined
  const optionOf = ({ id, name, detail }: Named) => ({
    id: String(id),
    label: name,
    description: isTaken(id) ? t('target.taken') : detail,
    isDisabled: isTaken(id),
  })
  const isAllTaken = themeInTheWay(studio, { kind: 'application' }, theme?.id) !== undefined
  const error = failure?.fields.target
  const shared = {
    isRequired: true,
    isDisabled: !canEdit,
    value: draft.targetId === null ? null : String(draft.targetId),
    onChange: (value: string | null) => change({ targetId: value === null ? null : Number(value) }),
    errorMessage: error,
  }
  return (
    <div className="at-fields">
      <RadioGroup
        label={t('field.target')}
        isLabelHidden
        isDisabled={!canEdit}
        errorMessage={kind === 'application' ? error : undefined}
        options={kinds.map((value) => ({
          value,
          label: t(`kind.${value}`),
          ...(value === 'application' && {
            description: isAllTaken ? t('target.taken') : t('target.applicationHint'),
            isDisabled: isAllTaken,
          }),
          ...(value !== 'application' && { description: t(`target.${value}Hint`) }),
        }))}
        value={kind}
        onChange={(next) => change({ kind: next, targetId: null })}
      />
      {kind === 'group' && (
        <ComboBox
          {...shared}
          key="group"
          label={t('field.group')}
          options={studio.groups.map(optionOf)}
          emptyText={t('target.noGroup')}
        />
      )}
      {kind === 'person' && (
        <ComboBox
          {...shared}
          key="person"
          label={t('field.person')}
          options={studio.people.map(optionOf)}
          emptyText={t('target.noPerson')}
        />
      )}
    </div>
  )
}
