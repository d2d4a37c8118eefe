import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from './classNames';
import styles from './Modal.module.css';

interface ModalProps {
  labelledBy: string;
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog above the page, open as long as it is rendered. A click on the backdrop and the Escape key close it. The
 * page behind does not scroll, and stands where it stood when the dialog closes.
 */
export function Modal({ labelledBy, className, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closing comes before the removal from the page: that is what gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    const { scrollX, scrollY } = window;
    element?.showModal();
    return () => {
      element?.close();
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    };
  }, []);

  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape, which the dialog itself answers, is the key for this click
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      className={classNames(styles.dialog, className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeOnBackdrop}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
