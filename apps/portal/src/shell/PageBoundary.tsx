import { Button, StateScreen } from '@atrium/design-system'
import { Component, type ReactNode } from 'react'
import { usePortalMessages } from '../messages/index.ts'

/** Keeps the shell when a page fails to load or to render (ROUTE-23). */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <PageProblem /> : this.props.children
  }
}

function PageProblem() {
  const { t } = usePortalMessages()
  return (
    <StateScreen
      kind="error"
      headingLevel={1}
      title={t('pageProblem')}
      detail={t('pageProblemDetail')}
      action={<Button onPress={() => location.reload()}>{t('reload')}</Button>}
    />
  )
}
