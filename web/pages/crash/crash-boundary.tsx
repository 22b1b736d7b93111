import { Component } from 'react';
import type { ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';

interface Props {
  /** Where the visitor is: whoever goes on to somewhere else leaves behind what broke. */
  at: string;
  children: ReactNode;
}

interface State {
  broke: boolean;
  at: string;
}

/** Shows the crash page in place of what broke. A class, because React has no other form for it. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { broke: false, at: this.props.at };

  static getDerivedStateFromError(): Partial<State> {
    return { broke: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { broke: false, at };
  }

  override render(): ReactNode {
    return this.state.broke ? <CrashPage /> : this.props.children;
  }
}
