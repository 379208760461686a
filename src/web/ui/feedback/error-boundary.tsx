import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  fallback: ReactNode
  /** Another value, such as another address, gives the content a new chance. */
  resetKey?: string
  children: ReactNode
}

type ErrorBoundaryState = { hasFailed: boolean; resetKey: string | undefined }

/** A class because React offers nothing else to catch what rendering throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    if (props.resetKey === state.resetKey) return null
    return { hasFailed: false, resetKey: props.resetKey }
  }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
