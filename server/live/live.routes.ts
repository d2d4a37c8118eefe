import type { RestRoute } from '../content/core/restRoute';
import type { MessageSocket } from './messageSocket';

export function liveRoutes(messageSocket: MessageSocket): RestRoute[] {
  return [
    {
      method: 'POST',
      path: '/test-websocket',
      access: 'public',
      body: 'none',
      handle: () => {
        messageSocket.sendTest();
        return { status: 200, value: { message: 'Test message sent to all connected clients' } };
      },
    },
  ];
}
