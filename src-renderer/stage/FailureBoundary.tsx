import { Component, type ReactNode } from 'react';
import { FailureScreen } from './FailureScreen';

interface FailureBoundaryProps {
  readonly of: 'game' | 'manual';
  readonly children: ReactNode;
}

interface FailureBoundaryState {
  readonly failure?: { readonly error: unknown };
}

/** Round all that a window draws: what fails there leaves a screen that says so, and not an empty window. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = {};

  static getDerivedStateFromError(error: unknown): FailureBoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <FailureScreen of={this.props.of} error={failure.error} /> : this.props.children;
  }
}
