const dayAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const day = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' });
const dayOfYear = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** The day and the time, in the reader's own way of writing them. */
export function formatDateTime(iso: string): string {
  return dayAndTime.format(new Date(iso));
}

/** As short as it stays clear: the time of today, the day of this year, else the whole date. */
export function formatShortTime(iso: string, now = new Date()): string {
  const date = new Date(iso);
  if (date.toDateString() === now.toDateString()) return time.format(date);
  return (date.getFullYear() === now.getFullYear() ? day : dayOfYear).format(date);
}
