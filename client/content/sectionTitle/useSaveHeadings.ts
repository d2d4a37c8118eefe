import { useApolloClient } from '@apollo/client/react';
import {
  CreateSectionTitleDocument,
  type SectionTitleInput,
  SectionTitlesEditorDocument,
  UpdateSectionTitleDocument,
} from '../../../schema/generated/admin';
import { savedRevisions } from '../../admin/kit/savedRevisions';
import { PartError } from '../../admin/kit/useEntityForm';
import { sectionConfigUpdatedEvent, sectionConfigUpdateKey } from '../../apollo/sectionConfigEvents';
import { readToken } from '../../apollo/token';
import { editedSections, findRecord, type Headings, toInput } from './headings';

/** Refuses to save without a token. */
export const notSignedIn = 'Please log in to the admin panel first!';

/**
 * @returns a function that saves the edited sections one by one: it looks each up by its name and updates its record,
 * or creates one. Sections saved before one failed stay saved.
 *
 * @param onSaved hears of the revisions that were stored, also when a section failed after others were saved
 */
export function useSaveHeadings(
  onSaved: (revisions: readonly number[]) => void,
): (edited: Headings, original: Headings) => Promise<void> {
  const client = useApolloClient();

  async function write(id: number | undefined, input: SectionTitleInput): Promise<readonly number[]> {
    const answer =
      id === undefined
        ? await client.mutate({ mutation: CreateSectionTitleDocument, variables: { input } })
        : await client.mutate({
            mutation: UpdateSectionTitleDocument,
            variables: { id, input },
            context: { isRepeatable: true },
          });
    return savedRevisions(answer);
  }

  return async (edited, original) => {
    if (!readToken()) throw new Error(notSignedIn);
    const sections = editedSections(edited, original);
    if (sections.length === 0) return;
    const { data } = await client.query({ query: SectionTitlesEditorDocument, fetchPolicy: 'network-only' });
    const revisions: number[] = [];
    try {
      for (const section of sections) {
        const record = findRecord(data?.allSectionTitles ?? [], section);
        const input = toInput(section, record, { edited: edited[section], original: original[section] });
        const stored = await write(record?.id, input).catch((cause) => {
          throw new PartError(section, cause);
        });
        revisions.push(...stored);
      }
    } finally {
      if (revisions.length > 0) onSaved(revisions);
      announceUpdate();
    }
  };
}

/** Lets open pages know, in this tab and in others of this browser. */
function announceUpdate(): void {
  try {
    localStorage.setItem(sectionConfigUpdateKey, new Date().toISOString());
  } catch {
    // Other tabs hear of it by the live connection.
  }
  window.dispatchEvent(new Event(sectionConfigUpdatedEvent));
}
