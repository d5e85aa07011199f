import { readAmount, type ConfigurationEntry } from '@atrium/api-client/contract'
import { areEndings } from '../../platform/http/file-kinds.ts'
import { secondFactorSetting } from '../../identity/index.ts'
import type { Actor } from '../../platform/actor.ts'
import { hasAnyRole, type Access } from '../users/index.ts'
import type { configurationTexts } from './applications.texts.ts'
import { letterheadFault } from './letterhead.ts'

type FieldType = ConfigurationEntry['configuration']['type']

/** Administrators change every setting, Client Service all but feature switches (ADM-09). */
export const canSaveConfiguration = (access: Access, isFeatureSwitch: boolean) =>
  hasAnyRole(access.roles, ['ADMINISTRATOR']) ||
  (!isFeatureSwitch && hasAnyRole(access.roles, ['CLIENTSERVICE']))

/** Supervisors read along, as everywhere in the administration (ADM-09). */
export const canSeeConfigurationHistory = (access: Pick<Access, 'roles'>) =>
  hasAnyRole(access.roles, ['ADMINISTRATOR', 'CLIENTSERVICE', 'SUPERVISOR'])

const fieldsWithoutValue: readonly FieldType[] = ['Text', 'Html', 'SectionHeader', 'Spacer']

/** Headers, spacers and fixed texts carry no value (ENT-07). */
export const carriesValue = (type: FieldType) => !fieldsWithoutValue.includes(type)

/** What is wrong with a value, or undefined. */
export function valueFault(
  definition: {
    key?: string
    type: FieldType
    isRequired: boolean
    valueSelection: readonly string[] | null
  },
  value: string,
  actor: Pick<Actor, 'hasSecondFactor'> = {},
): keyof typeof configurationTexts | undefined {
  // Whoever has none would shut themselves out, and does not know what they ask of others. To ask for less takes as
  // much: else a stolen password of an administrator were enough to do away with the demand.
  if (definition.key === secondFactorSetting && !actor.hasSecondFactor) return 'own-factor-first'
  if (value.trim() === '') return definition.isRequired ? 'required' : undefined
  const { type, valueSelection } = definition
  const isChoice = type === 'Select' || type === 'AutocompleteSingle'
  if (isChoice && valueSelection && !valueSelection.includes(value)) return 'not-offered'
  if (type === 'DatePicker' && Number.isNaN(Date.parse(value))) return 'not-a-day'
  if (definition.key === approvalBudgetSetting && readAmount(value) === undefined)
    return 'no-amount'
  if (kindLists.includes(definition.key ?? '') && !areEndings(value)) return 'no-endings'
  if (definition.key === secondFactorSetting) {
    const words = value.split(',').map((word) => word.trim())
    // An unknown role would demand it of nobody.
    if (!words.every((word) => valueSelection?.includes(word))) return 'not-offered'
  }
  return letterheadFault(definition.key ?? '', value)
}

/** Above this budget direct orders wait for headquarters. */
export const approvalBudgetSetting = 'DIRECT_ORDER_APPROVAL_BUDGET'

/** Settings that are lists of endings of file names. */
const kindLists: readonly string[] = ['UPLOADS_REFUSED_KINDS', 'UPLOADS_ALLOWED_KINDS']
