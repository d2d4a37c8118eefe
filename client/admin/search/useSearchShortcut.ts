import { useEffect } from 'react';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys that open the search, as people of this system write them, and as `aria-keyshortcuts` does. */
export const searchShortcut = isMac ? { label: '⌘K', keys: 'Meta+K' } : { label: 'Ctrl K', keys: 'Control+K' };

/** Listens for Ctrl K and Cmd K, wherever the focus is. A dialog that is open comes first. */
export function useSearchShortcut(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      // Browsers have a search of their own on these keys.
      event.preventDefault();
      if (!document.querySelector('[role=dialog]')) open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open]);
}
