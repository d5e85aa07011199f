import { calendarDay } from '../../kit/dates/index.ts'
import { campaignWords } from '../../kit/campaigns/messages/index.ts'
import { formatRange } from '../../kit/campaigns/format.ts'
import { statusLook } from '../../kit/campaigns/looks.ts'
import { phaseOf } from '../../kit/campaigns/phases.ts'
import { statusWord } from '../../kit/campaigns/state-words.ts'
import { abortedStatus, type CampaignStatus } from '../../kit/campaigns/states.ts'
import type { Query } from '../../kit/query.ts'
import { messageTools } from '../../kit/language/useMessages.ts'
import type { HomeContribution } from '../home.port.ts'

/** A campaign that the reader marked with a star; days are ISO. */
export interface StarredCampaign {
  id: number
  name: string
  start: string | null
  end: string | null
  status: CampaignStatus
  href: string
}

export interface StarredOptions {
  query: Query<readonly StarredCampaign[]>
  onChange?: (listener: () => void) => () => void
}

/** What comes and runs stands before what is over. */
const order = { live: 0, progress: 1, done: 2 } as const

/** What the reader marked with a star, each with where it stands (T-29). */
export const starredContribution = ({
  query,
  onChange,
}: StarredOptions): HomeContribution<readonly StarredCampaign[]> => ({
  id: 'starred',
  question: 'starred',
  query,
  rows: (campaigns, { locale, now }) => {
    const words = messageTools(campaignWords, locale)
    const { t } = words
    const today = calendarDay(now)
    return campaigns
      .map((campaign) => ({ ...campaign, phase: phaseOf(campaign, today) }))
      .toSorted((one, other) => order[one.phase] - order[other.phase])
      .map(({ id, name, start, end, status, phase, href }) => {
        const isDated = start !== null || end !== null
        const isWord = phase !== 'progress' && status !== abortedStatus
        return {
          key: `${id}`,
          icon: statusLook(status).icon,
          title: name,
          detail: [
            isWord ? t(`phase.${phase}`) : statusWord(words, status),
            isDated ? formatRange(locale, start, end) : undefined,
          ]
            .filter(Boolean)
            .join(' · '),
          href,
        }
      })
  },
  ...(onChange && { onChange }),
})
