import { type DragEvent, useState } from 'react';
import { reportErrors } from '../stage/failures';
import { importDropped } from './importing';

/** Files and folders that are dropped on the page are taken in; elsewhere they would be opened. */
export function useDrops() {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(event.dataTransfer.types.includes('Files'));
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
    },
    onDrop(event: DragEvent) {
      event.preventDefault();
      event.stopPropagation();
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) void reportErrors(() => importDropped(files));
    },
  };
  return { isOver, handlers };
}
