/**
 * Ends a task, so that the browser can answer its visitor and paint before the next one. As React itself does it, by a
 * message: a timer would be late in a page that is not in front.
 */
export function yieldToVisitor(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
