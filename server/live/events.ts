import { Repeater, SlidingBuffer } from '@graphql-yoga/subscription';
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

export type Topic = 'configUpdated' | 'contentUpdated';

/** How many events wait for a listener that is slow: the newest. */
const unheard = 100;

/** Brings events to whoever listens. */
export class PubSub {
  readonly #listeners = { configUpdated: new Set<Listener>(), contentUpdated: new Set<Listener>() };

  publish(topic: Topic, event: ContentEvent): void {
    for (const listen of this.#listeners[topic]) listen(event);
  }

  subscribe(topic: Topic): AsyncIterableIterator<ContentEvent> {
    const listeners = this.#listeners[topic];
    return new Repeater<ContentEvent>(async (push, stop) => {
      const listen: Listener = (event) => void push(event);
      listeners.add(listen);
      await stop;
      listeners.delete(listen);
    }, new SlidingBuffer(unheard));
  }
}

type Listener = (event: ContentEvent) => void;

/** Turns each new revision into one event for every type that it changed. */
export function announceChanges(published: PublishedContent, pubSub: PubSub): () => void {
  return published.onPublish((revision, changed) => {
    for (const type of changed) {
      pubSub.publish(topicOf(type), { revision: revision.number, section: type.restName, timestamp: new Date() });
    }
  });
}

function topicOf(type: ContentType): Topic {
  return type.name === sectionTitleType.name ? 'configUpdated' : 'contentUpdated';
}
