import type { ReactNode } from 'react';

/** Fields that belong together, under a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="field-group" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
