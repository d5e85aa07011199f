import { useEffect, useMemo, useRef } from 'react'
import { useMessages, useModuleHost, useQuery, type PortError } from '../kit/index.ts'
import { freshKeys, greetedName, inOrder, isOwn } from './home.logic.ts'
import {
  homeQuestions,
  type HomeContribution,
  type HomePort,
  type HomeQuestion,
  type HomeRow,
} from './home.port.ts'
import { messages } from './messages/index.ts'

/** A row with what happens when it is opened. */
export interface BlockRow extends HomeRow {
  /** Absent: it leads nowhere. */
  onOpen?: () => void
}

/** The answer to one question, put together from everybody who has one. */
export interface Block {
  question: HomeQuestion
  title: string
  aside: string | undefined
  /** Some of it is on its way. */
  isLoading: boolean
  rows: readonly BlockRow[]
  /** What kept some of it from coming, and how to try again. */
  failure: { error: PortError; retry: () => void } | undefined
  /** A refresh failed; what is shown may be old. */
  isStale: boolean
}

export interface HomeModel {
  /** How the reader is greeted; undefined: not known, or not yet. */
  reader: string | undefined
  pictureUrl: string | undefined
  /** One for each question that somebody answers. */
  blocks: readonly Block[]
  /** What comes later reads for itself. */
  port: HomePort
}

/** What all contributions say, as blocks; follows what happens while it is shown. */
export function useHome(port: HomePort): HomeModel {
  const person = useQuery(port.person)
  // The host makes a port with all its contributions at once; `Home` begins anew with another one.
  // oxlint-disable-next-line react/rules-of-hooks -- the list is as long in every render
  const answers = port.contributions.map((contribution) => useAnswer(contribution, port.open))
  return {
    reader: person.state === 'ready' ? greetedName(person.data) : undefined,
    pictureUrl: port.pictureUrl,
    port,
    blocks: homeQuestions.flatMap((question) => {
      const own = answers.filter((answer) => answer.question === question)
      return own.length === 0 ? [] : together(question, own)
    }),
  }
}

function together(question: HomeQuestion, answers: readonly Block[]): Block {
  const failures = answers.flatMap(({ failure }) => failure ?? [])
  const asides = answers.flatMap(({ aside }) => aside ?? [])
  return {
    question,
    title: answers[0]!.title,
    aside: asides.length > 0 ? asides.join(' · ') : undefined,
    isLoading: answers.some(({ isLoading }) => isLoading),
    rows: inOrder(
      question,
      answers.flatMap(({ rows }) => rows),
    ),
    failure: failures[0] && {
      error: failures[0].error,
      retry: () => failures.forEach(({ retry }) => retry()),
    },
    isStale: answers.some(({ isStale }) => isStale),
  }
}

/** Milliseconds for which changes are gathered: many come together. */
const gather = 400

/** One contribution as a block of its own. */
function useAnswer(contribution: HomeContribution, open: HomePort['open']): Block {
  const { locale, now, announce } = useModuleHost()
  const { t } = useMessages(messages)
  const { question, query, id } = contribution
  const result = useQuery(query)
  const refresh = result.state === 'ready' ? result.refresh : undefined

  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  }, [refresh])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = contribution.onChange?.(() => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current?.(), gather)
    })
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [contribution])

  const data = result.state === 'ready' ? result.data : undefined
  const answer = useMemo(() => {
    if (data === undefined) return undefined
    const context = { locale, now: now() }
    return {
      rows: contribution.rows(data, context).map((row): BlockRow => {
        const { href } = row
        const key = `${id} ${row.key}`
        const action = row.action && {
          ...row.action,
          run: async () => {
            await row.action!.run()
            refresh?.()
          },
        }
        const named = { ...row, key, ...(action && { action }) }
        if (href === undefined) return named
        const onOpen = () => {
          contribution.onOpen?.(row, data)
          open(href)
        }
        return { ...named, onOpen }
      }),
      title: contribution.title?.(data, context),
      aside: contribution.aside?.(data, context),
    }
  }, [contribution, data, id, locale, now, open, refresh])

  // Rows that come while one looks are said; what the reader did themselves is no news.
  const rows = answer?.rows
  const known = useRef<string[]>(undefined)
  useEffect(() => {
    if (!rows) return
    const keys = rows.map(({ key }) => key)
    const fresh = isOwn(question) ? [] : freshKeys(known.current, keys)
    known.current = keys
    const title = rows.find(({ key }) => key === fresh[0])?.title
    if (title !== undefined) announce(t('live.new', { count: fresh.length, title }))
  }, [announce, question, rows, t])

  return {
    question,
    title: answer?.title ?? t(`${question}.title`),
    aside: answer?.aside,
    isLoading: result.state === 'loading',
    rows: rows ?? [],
    failure: result.state === 'failed' ? { error: result.error, retry: result.retry } : undefined,
    isStale: result.state === 'ready' && result.refreshError !== undefined,
  }
}
