import type { DocumentState } from '../src-shared/bridge/bridge';

/** What the title bar says. macOS marks an edited document in its own way. */
export function titleOf({ name, edited }: Pick<DocumentState, 'name' | 'edited'>, platform: NodeJS.Platform): string {
  const marker = edited && platform !== 'darwin' ? '• ' : '';
  return name === '' ? `${marker}Tantrix` : `${marker}${name} – Tantrix`;
}
