import type { Setup_SetupFragment } from '../../../schema/generated/admin';
import { adminPath } from '../paths';

/** One thing to do before a site is the owner's own. */
export interface Step {
  title: string;
  isDone: boolean;
  /** What to do, and why. */
  advice: string;
  link: { label: string; to: string; isOutside?: boolean };
}

/** What every owner has to do, and what of it is done. */
export function stepsOf(setup: Setup_SetupFragment): Step[] {
  return [
    {
      title: 'Your name',
      isDone: setup.hasOwnName,
      advice: 'Write your name into the title of the hero. It is the first thing that visitors read.',
      link: { label: 'Edit the hero', to: `${adminPath}/hero` },
    },
    {
      title: 'Your contact details',
      isDone: setup.hasOwnContactDetails,
      advice: 'Replace the examples, which lead to nobody, by an address of your own.',
      link: { label: 'Edit the contact info', to: `${adminPath}/contact` },
    },
    {
      title: 'Messages by e-mail',
      isDone: setup.hasMailDelivery,
      advice: 'Start the server with SMTP_URL and CONTACT_TO. Without them, messages wait for you in the inbox.',
      link: { label: 'Open the inbox', to: `${adminPath}/inbox` },
    },
    {
      title: 'Your password',
      isDone: setup.hasOwnPassword,
      advice: 'Choose one of your own instead of the one that was made at the first start.',
      link: { label: 'Change the password', to: `${adminPath}/account` },
    },
    {
      title: 'The site’s address',
      isDone: setup.hasPublicAddress,
      advice: 'Start the server with PUBLIC_URL, such as https://example.org, for link previews and search engines.',
      link: { label: 'See the site map', to: '/sitemap.xml', isOutside: true },
    },
  ];
}
