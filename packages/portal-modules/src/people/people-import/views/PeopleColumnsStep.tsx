import { Section, Select } from '@atrium/design-system'
import { useCallback, useMemo } from 'react'
import { useMessages } from '../../../kit/index.ts'
import { isRole, useRoleName, type Role } from '../../../kit/roles/index.ts'
import { ColumnsStep, type ReadFile } from '../../../kit/table-import/index.ts'
import { listMessages } from '../messages/index.ts'
import { importFields, type ImportField } from '../people-import.port.ts'
import type { GroupMeaning } from '../rows.logic.ts'
import type { PeopleImportModel } from '../usePeopleImport.ts'

export interface PeopleColumnsStepProps {
  model: PeopleImportModel
  file: ReadFile<ImportField>
  /** Roles that the reader gives. */
  roles: readonly Role[]
  canAddGroups: boolean
}

/** Which column holds what, and what the list's words for roles and groups mean. */
export function PeopleColumnsStep({ model, file, roles, canAddGroups }: PeopleColumnsStepProps) {
  const { t } = useMessages(listMessages)
  const roleName = useRoleName()
  const { clientName } = model.context
  const nameOf = useCallback((field: ImportField) => t(`field.${field}`), [t])
  const hint =
    clientName === undefined
      ? t('columns.clientHintNone')
      : t('columns.clientHint', { client: clientName })
  const roleOptions = useMemo(
    () => roles.map((id) => ({ id: id as string, label: roleName(id) })),
    [roleName, roles],
  )
  const groupOptions = useMemo(
    () => [
      ...(canAddGroups ? [{ id: 'new', label: t('groups.new') }] : []),
      { id: 'none', label: t('groups.none') },
      ...model.context.groups.map((name) => ({ id: `group:${name}`, label: name })),
    ],
    [canAddGroups, model.context.groups, t],
  )
  return (
    <>
      <ColumnsStep
        file={file}
        model={model}
        detail={t('columns.detail')}
        fields={importFields}
        nameOf={nameOf}
        hintOf={(field) => (field === 'client' ? hint : undefined)}
        needed={model.isIncomplete ? t('columns.needed') : undefined}
      />
      {model.unknownRoles.length > 0 && (
        <Words
          title={t('roles.title')}
          detail={t('roles.detail')}
          placeholder={t('roles.choose')}
          options={roleOptions}
          words={model.unknownRoles.map((one) => ({ ...one, value: one.meaning ?? null }))}
          onChange={(word, id) =>
            model.teach('roles', word, id !== null && isRole(id) ? id : undefined)
          }
        />
      )}
      {model.unknownGroups.length > 0 && (
        <Words
          title={t('groups.title')}
          detail={t(canAddGroups ? 'groups.detail' : 'groups.detailChoose')}
          placeholder={t('groups.choose')}
          options={groupOptions}
          words={model.unknownGroups.map((one) => ({ ...one, value: idOf(one.meaning) }))}
          onChange={(word, id) => model.teach('groups', word, meaningOf(id))}
        />
      )}
    </>
  )
}

const idOf = (meaning: GroupMeaning | undefined) =>
  meaning === undefined ? null : meaning.kind === 'group' ? `group:${meaning.name}` : meaning.kind

function meaningOf(id: string | null): GroupMeaning | undefined {
  if (id === null) return undefined
  if (id === 'new' || id === 'none') return { kind: id }
  return { kind: 'group', name: id.slice('group:'.length) }
}

interface WordsProps {
  title: string
  detail: string
  placeholder: string
  options: readonly { id: string; label: string }[]
  words: readonly { word: string; count: number; value: string | null }[]
  onChange: (word: string, id: string | null) => void
}

/** What the list says and nobody else does: said once for all rows. */
function Words({ title, detail, placeholder, options, words, onChange }: WordsProps) {
  const { t } = useMessages(listMessages)
  return (
    <Section title={title} description={detail}>
      <ul className="at-import-list">
        {words.map(({ word, count, value }) => (
          <li key={word}>
            <div className="at-import-head">
              <strong>{word}</strong>
              <span>{t('words.count', { count })}</span>
            </div>
            <Select
              label={word}
              isLabelHidden
              options={options}
              placeholder={placeholder}
              value={value}
              isClearable
              onChange={(id) => onChange(word, id)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
