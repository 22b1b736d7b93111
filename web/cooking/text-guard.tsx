import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** Shown when the children cannot be drawn. */
  instead: ReactNode;
  children: ReactNode;
}

/** A text that breaks the renderer, or a renderer that did not arrive, must not take the recipe away. (React knows boundaries only as classes.) */
export class TextGuard extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
