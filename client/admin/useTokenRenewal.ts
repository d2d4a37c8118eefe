import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { RenewTokenDocument } from '../../schema/generated/admin';
import { network } from '../../schema/limits';
import { readToken } from '../apollo/token';
import { signIn } from './session';

const signsOfUse = ['pointerdown', 'keydown', 'scroll', 'visibilitychange'] as const;

/**
 * Exchanges the owner's token for a fresh one when the admin opens, and then every five minutes in which somebody used
 * it. A session that nobody uses runs out.
 */
export function useTokenRenewal(): void {
  const [renewToken] = useMutation(RenewTokenDocument);

  useEffect(() => {
    let isUsed = true;
    let renewedAt = Number.NEGATIVE_INFINITY;

    async function renew() {
      const isDue = Date.now() - renewedAt >= network.tokenRefreshInterval;
      const token = readToken();
      if (!isUsed || !isDue || !token) return;
      isUsed = false;
      renewedAt = Date.now();
      try {
        const { data } = await renewToken();
        // The owner may have logged out meanwhile, here or in another tab.
        if (data && readToken() === token) signIn(data.renewToken.accessToken);
      } catch {
        // A refused token ends the session elsewhere; with any other failure the old one is good for a while.
      }
    }

    function noteUse() {
      isUsed = true;
      // A sleeping tab's timer stands still: catch up when it is used again.
      void renew();
    }

    void renew();
    const timer = setInterval(renew, network.tokenRefreshInterval);
    for (const sign of signsOfUse) document.addEventListener(sign, noteUse, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signsOfUse) document.removeEventListener(sign, noteUse, { capture: true });
    };
  }, [renewToken]);
}
