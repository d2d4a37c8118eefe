const previewLength = 150;

/**
 * The beginning of a message, followed by '...' when there is more: 150 characters, counted as readers count them, so
 * that no emoji is cut in two.
 */
export function truncate(message: string): { preview: string; isTruncated: boolean } {
  if (message.length <= previewLength) return { preview: message, isTruncated: false };
  const characters = Array.from(message);
  if (characters.length <= previewLength) return { preview: message, isTruncated: false };
  return { preview: `${characters.slice(0, previewLength).join('')}...`, isTruncated: true };
}
