/** The part of the frame that holds the page. */
export const contentId = 'content';

/** Puts the focus to the top of the page, where whatever had it is gone or another page has come. */
export function focusContent(): void {
  document.getElementById(contentId)?.focus();
}
