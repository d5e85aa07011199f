import type { User } from '@atrium/api-client/contract'
import { Mail, UserRound } from 'lucide-react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { runningPreview } from '../preview/preview.ts'
import { administrationTabs } from '../shell/entries.logic.ts'
import { useRoles } from '../access/useRoles.ts'
import { useSearchMessages } from './messages/index.ts'
import type { SearchResult } from './search.types.ts'

/**
 * Where a person leads who was found: for who looks after people to their page, for everybody else to
 * their e-mail. Undefined: nowhere (T-13).
 */
export function usePersonResult(): (person: User) => SearchResult | undefined {
  const { t } = useSearchMessages()
  const navigate = useNavigate()
  const looksAfterPeople = administrationTabs(useRoles()).includes('users') && !runningPreview
  return useCallback(
    ({ id, email, firstName, lastName, jobTitle }) => {
      if (!looksAfterPeople && !email) return undefined
      return {
        id: `person-${id}`,
        label: `${firstName} ${lastName}`,
        detail: jobTitle ?? t('person'),
        icon: looksAfterPeople ? UserRound : Mail,
        open: () => {
          if (looksAfterPeople) void navigate(`/administration/users/edit/${id}`)
          else location.assign(`mailto:${email}`)
        },
      }
    },
    [looksAfterPeople, navigate, t],
  )
}
