import { Component, type ReactNode } from 'react'

export interface FailureBoundaryProps {
  /** Stands in its place once something in it has failed; another `key` tries anew. */
  failed: ReactNode
  children: ReactNode
}

/** Keeps what fails inside its place. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}
