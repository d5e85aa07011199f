import { useId, useMemo, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useStrings } from '../../intl/index.ts'
import type { NativeProps } from '../../native/index.ts'
import { validationStrings } from '../../validation/index.ts'
import { Banner } from '../Banner/index.ts'
import { FieldGrid, FieldGridItem } from '../FieldGrid/index.ts'
import {
  errorOf,
  groupFields,
  missingKeys,
  otherErrors,
  type ConfigErrors,
  type ConfigFieldDef,
  type FieldGroup,
} from './config-form.logic.ts'
import { ConfigField } from './ConfigField.tsx'
import { configFormStrings } from './configForm.strings.ts'

export interface ConfigFormProps extends NativeProps<'div'> {
  /** The fields, in any order (ENT-05, ENT-06). */
  fields: readonly ConfigFieldDef[]
  /** What is entered, by key. */
  values: Record<string, unknown>
  /** Called with the key and the new value: text, number, `YYYY-MM-DD`, a list of words, or `null`. */
  onChange: (name: string, value: unknown) => void
  /** What the server refuses, by the name of the property in any case (VAL-12). */
  errors?: ConfigErrors
  /** Marks required fields that are empty, for after an attempt to save. */
  showsMissing?: boolean
  /** Takes no input. */
  isDisabled?: boolean
  /** Shows the values and takes no input. */
  isReadOnly?: boolean
  /** Level of the groups' headings in the page; default 3. */
  headingLevel?: 2 | 3
  /** Stands in for the day it is, in tests and pictures. */
  today?: string
  /** What stands below a field, such as who changed it; nothing for most. */
  noteOf?: (field: ConfigFieldDef) => ReactNode
}

const Root = styled.div`
  @layer at.components {
    display: grid;
    gap: 28px;
    min-inline-size: 0;
    color: var(--at-text);
    font: 400 var(--at-font-m) / 20px var(--at-font-body);

    > section {
      display: grid;
      gap: var(--at-space-4);
      min-inline-size: 0;
    }
    > section + section {
      padding-block-start: var(--at-space-6);
      border-block-start: 1px solid var(--at-line);
    }
    .at-fixed {
      max-inline-size: 68ch;
      color: var(--at-text-2);
      overflow-wrap: anywhere;
      white-space: pre-line;
    }
    .at-section {
      display: grid;
      gap: 2px;
      margin-block-start: var(--at-space-2);
      overflow-wrap: anywhere;
    }
    .at-section :is(h2, h3, h4) {
      font-size: var(--at-font-m);
    }
    .at-section p {
      max-inline-size: 68ch;
      color: var(--at-text-2);
    }
  }
`

/** Fields that an administrator has arranged: eleven types in twelve columns (ENT-06, CFG-09). */
export function ConfigForm(props: ConfigFormProps) {
  const {
    fields,
    values,
    errors,
    showsMissing,
    onChange,
    isDisabled,
    isReadOnly,
    headingLevel,
    today,
    noteOf,
    ...native
  } = props
  const shared = { values, onChange, isDisabled, isReadOnly, headingLevel, today, noteOf }
  const strings = useStrings(configFormStrings)
  const faults = useStrings(validationStrings)
  const groups = useMemo(() => groupFields(fields), [fields])
  const missing = new Set(showsMissing ? missingKeys(fields, values) : [])
  const others = otherErrors(fields, errors)
  const faultOf = ({ key, displayName }: ConfigFieldDef) =>
    errorOf(key, errors) ?? (missing.has(key) ? faults.requiredNamed(displayName) : undefined)
  return (
    <Root {...native}>
      {others.length > 0 && <Banner tone="bad">{others.join(' ')}</Banner>}
      {groups.map((group) => (
        <Group key={group.name ?? ''} {...shared} group={group} faultOf={faultOf} />
      ))}
      {groups.length === 0 && <p className="at-fixed">{strings.empty}</p>}
    </Root>
  )
}

interface GroupProps extends Pick<
  ConfigFormProps,
  'values' | 'onChange' | 'isDisabled' | 'isReadOnly' | 'headingLevel' | 'today' | 'noteOf'
> {
  group: FieldGroup
  faultOf: (field: ConfigFieldDef) => string | undefined
}

/** Fields under one heading; without one they need no section. */
function Group({ group, faultOf, ...props }: GroupProps) {
  const { values, onChange, isDisabled, isReadOnly, headingLevel = 3, today, noteOf } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  // Headings among the fields stand below that of their group; without one they take its place.
  const innerLevel = group.name ? ((headingLevel + 1) as 3 | 4) : headingLevel
  const grid = (
    <FieldGrid>
      {group.fields.map(({ field, columns, startsLine }) => {
        const control = (
          <ConfigField
            key={field.key}
            field={field}
            value={values[field.key]}
            onChange={(value) => onChange(field.key, value)}
            errorMessage={faultOf(field)}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            headingLevel={innerLevel}
            today={today}
          />
        )
        if (field.type === 'Hidden') return control
        return (
          <FieldGridItem
            key={field.key}
            columns={columns}
            startsLine={startsLine}
            isSpacer={field.type === 'Spacer'}
          >
            {control}
            {noteOf?.(field)}
          </FieldGridItem>
        )
      })}
    </FieldGrid>
  )
  if (!group.name) return <section>{grid}</section>
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{group.name}</Heading>
      {grid}
    </section>
  )
}
