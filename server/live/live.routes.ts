import type { RestRoute } from '../content/core/restRoute';
import type { MessageSocket } from './messageSocket';

export function liveRoutes(messageSocket: MessageSocket): RestRoute[] {
  return [
    {
      method: 'POST',
      path: '/test-websocket',
      access: 'public',
      body: 'none',
      docs: {
        id: 'testWebsocket',
        tag: 'Live updates',
        summary: 'Sends a test message to everybody who listens at /ws.',
        description: 'Calls that come close together share one message.',
        answer: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
      },
      handle: () => {
        messageSocket.sendTest();
        return { status: 200, value: { message: 'Test message sent to all connected clients' } };
      },
    },
  ];
}
