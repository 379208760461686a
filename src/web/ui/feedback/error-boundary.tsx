import { Component, type ReactNode } from 'react'

import { NotLoadedError } from './lazy-code.tsx'

type ErrorBoundaryProps = {
  renderFailure: (error: unknown, retry: () => void) => ReactNode
  /** Another value, such as another address, gives the content a new chance. */
  resetKey?: string
  children: ReactNode
}

type ErrorBoundaryState = { failure: { error: unknown } | null; resetKey: string | undefined }

/** A class because React offers nothing else to catch what rendering throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    if (props.resetKey === state.resetKey) return null
    return { failure: null, resetKey: props.resetKey }
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof NotLoadedError) error.renew()
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return this.props.renderFailure(failure.error, () => this.setState({ failure: null }))
  }
}
