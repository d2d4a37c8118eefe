import { useState } from 'react';
import { useErrorBoundary } from 'react-error-boundary';

/**
 * A part of the program that is fetched when it is first wanted. When that fails, as after a new version has taken the
 * place of the one that this page belongs to, the section's fallback offers to refresh the page.
 *
 * @returns the part, once it is there, and what fetches it
 */
export function useOnDemand<T extends object>(load: () => Promise<T>): [part: T | undefined, fetchPart: () => void] {
  const [part, setPart] = useState<T>();
  const { showBoundary } = useErrorBoundary();
  const fetchPart = () => {
    if (part === undefined) load().then(setPart, showBoundary);
  };
  return [part, fetchPart];
}
