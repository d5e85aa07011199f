import { moduleConfigs, searchMinimumLength } from '@atrium/api-client/values'
import { useApplicationConfiguration, useComponentSearch, usePages } from '@atrium/api-client'
import { Button, PageHeader, SearchField, StateScreen } from '@atrium/design-system'
import { useTypedText } from '@atrium/portal-modules/kit'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../addresses/documentTitle.ts'
import { problemMessage } from '../shell/connection/problems.ts'
import { usePortalMessages } from '../messages/index.ts'
import { useSearchMessages } from './messages/index.ts'
import { withQuery } from './recent.ts'
import { SearchResults } from './SearchResults.tsx'
import { searchPageLimit, scopeOf } from './searchAddress.ts'
import { ResultsPage } from './searchPage.styles.ts'
import { useOpenComponent } from './useOpenComponent.tsx'
import { findCampaigns } from './campaigns.ts'
import { findPeople } from './people.ts'
import { useFound } from './useFound.ts'
import { usePersonResult } from './usePersonResult.ts'
import { useRecent } from './useRecent.ts'

/** All results for the words in the address, by what they are (T-96). */
export default function SearchPage() {
  const { t } = useSearchMessages()
  const portal = usePortalMessages()
  const [params, setParams] = useSearchParams()
  const query = (params.get('q') ?? '').trim()
  const scope = scopeOf(params)
  const [text, setText] = useTypedText(query, (q) =>
    setParams({ ...Object.fromEntries(params), q }, { replace: true }),
  )
  const result = useComponentSearch(query, { ...scope, count: searchPageLimit })
  const campaigns = useFound(findCampaigns, query, scope)
  const toPerson = usePersonResult()
  const people = useFound(findPeople, query, scope).flatMap((person) => toPerson(person) ?? [])
  const { open, preview } = useOpenComponent()
  const [recent, remember] = useRecent()
  const pages = usePages()
  const page =
    pages.state === 'ready' ? pages.data.find(({ id }) => id === scope?.pageId) : undefined
  const configuration = useApplicationConfiguration()
  const entries = configuration.state === 'ready' ? configuration.data.configurations : []
  // Until others are found, what was found stays.
  const [found, setFound] = useState({
    query,
    items: result.state === 'ready' ? result.data : [],
  })
  if (result.state === 'ready' && found.items !== result.data)
    setFound({ query, items: result.data })
  usePageTitle(t('title'))

  const items = [...campaigns, ...found.items]
  const count = items.length + people.length
  const isAsked = query.length >= searchMinimumLength
  const isShown = isAsked && result.state !== 'failed' && count > 0
  return (
    <ResultsPage>
      <PageHeader
        title={t('title')}
        actions={
          scope && <Button onPress={() => setParams({ q: query })}>{t('everywhere')}</Button>
        }
        subtitle={scope && page && t('onPage', { page: page.displayName })}
      />
      <div className="line">
        <SearchField
          label={t('label')}
          value={text}
          onChange={setText}
          onSubmit={() => remember((old) => withQuery(old, text))}
        />
      </div>
      <output>
        {isAsked &&
          result.state === 'ready' &&
          t(count < searchPageLimit ? 'count' : 'countCapped', { count, text: query })}
      </output>
      {isShown && (
        <SearchResults
          items={items}
          people={people}
          query={found.query}
          hidesExtensions={moduleConfigs(entries).fileexplorer.hidesExtensions ?? false}
          isBusy={result.state === 'loading'}
          onOpen={open}
        />
      )}
      {isAsked && result.state === 'loading' && !isShown && <StateScreen kind="loading" />}
      {isAsked && result.state === 'ready' && count === 0 && (
        <StateScreen
          kind="empty"
          title={t('none', { text: query })}
          detail={t('noneDetail')}
          action={
            scope && <Button onPress={() => setParams({ q: query })}>{t('everywhere')}</Button>
          }
        />
      )}
      {isAsked && result.state === 'failed' && (
        <StateScreen
          kind={result.error.isOffline ? 'offline' : 'error'}
          title={
            result.error.status === 429
              ? t('tooFast')
              : result.error.isOffline
                ? portal.t(problemMessage(result.error))
                : t('failedTitle')
          }
          detail={t('failedDetail')}
          reference={result.error.traceId}
          action={<Button onPress={result.retry}>{t('retry')}</Button>}
        />
      )}
      {!isAsked && (
        <StateScreen
          kind="notFound"
          title={t('start')}
          detail={t('startDetail')}
          action={
            recent.queries.length > 0 && (
              <fieldset className="recent">
                <legend className="at-visually-hidden">{t('recent')}</legend>
                {recent.queries.map((one) => (
                  <Button key={one} size="compact" onPress={() => setText(one)}>
                    {one}
                  </Button>
                ))}
              </fieldset>
            )
          }
        />
      )}
      {preview}
    </ResultsPage>
  )
}
