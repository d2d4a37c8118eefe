import { createPubSub } from '@graphql-yoga/subscription';
import type { ContentType } from '../content/core/contentType';
import type { PublishedContent } from '../content/core/publishedContent';
import { sectionTitleType } from '../content/sectionTitle/sectionTitle.entity';

/** News of a change, for whoever listens on this instance. */
export interface ContentEvent {
  /** Number of the revision that brought the change. */
  revision: number;
  /** REST name of the type that changed. */
  section: string;
  timestamp: Date;
}

export type PubSub = ReturnType<typeof createContentPubSub>;

export function createContentPubSub() {
  return createPubSub<{ configUpdated: [ContentEvent]; contentUpdated: [ContentEvent] }>();
}

/** Turns each new revision into one event for every type that it changed. */
export function announceChanges(published: PublishedContent, pubSub: PubSub): () => void {
  return published.onPublish((revision, changed) => {
    for (const type of changed) {
      pubSub.publish(topicOf(type), { revision: revision.number, section: type.restName, timestamp: new Date() });
    }
  });
}

function topicOf(type: ContentType): 'configUpdated' | 'contentUpdated' {
  return type.name === sectionTitleType.name ? 'configUpdated' : 'contentUpdated';
}
