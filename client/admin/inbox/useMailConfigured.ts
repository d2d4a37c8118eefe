import { useQuery } from '@apollo/client/react';
import { MailDeliveryDocument } from '../../../schema/generated/admin';

/** Whether the server delivers messages by mail; undefined until that is known. */
export function useMailConfigured(): boolean | undefined {
  const { data } = useQuery(MailDeliveryDocument);
  return data && data.mailDelivery.route !== null;
}
