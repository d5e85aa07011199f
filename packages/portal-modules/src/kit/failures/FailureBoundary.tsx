import { onPartsRetry, PartLoadError } from '@atrium/design-system'
import { Component, type ReactNode } from 'react'

export interface FailureBoundaryProps {
  /** Stands in its place once something in it has failed; another `key` tries anew. */
  failed: ReactNode
  children: ReactNode
}

/** Keeps what fails inside its place. Code that did not come is tried again when the host says so (ALRT-02). */
export class FailureBoundary extends Component<FailureBoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown }
  #stop: (() => void) | undefined

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Something failed') }
  }

  override componentDidMount() {
    this.#stop = onPartsRetry(() => {
      if (this.state.error instanceof PartLoadError) this.setState({ error: undefined })
    })
  }

  override componentWillUnmount() {
    this.#stop?.()
  }

  override render() {
    return this.state.error === undefined ? this.props.children : this.props.failed
  }
}
