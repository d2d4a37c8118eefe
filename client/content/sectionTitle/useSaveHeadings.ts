import { useApolloClient } from '@apollo/client/react';
import {
  CreateSectionTitleDocument,
  type SectionTitleInput,
  type SectionTitlesEditor_SectionTitleFragment as SectionTitleRecord,
  SectionTitlesEditorDocument,
  UpdateSectionTitleDocument,
} from '../../../schema/generated/admin';
import { savedRevisions } from '../../admin/kit/savedRevisions';
import { readMeanwhile, type SaveOutcome } from '../../admin/kit/saveOutcome';
import { PartError, SignedOutError } from '../../admin/kit/useEntityForm';
import { readToken } from '../../apollo/token';
import { sectionConfigUpdatedEvent, sectionConfigUpdateKey } from '../../connection/sectionConfigEvents';
import { changedMeanwhile, editedSections, findRecord, type Headings, toHeadings, toInput } from './headings';

/** Refuses to save without a token. */
export const notSignedIn = 'Please log in to the admin panel first!';

type Records = readonly SectionTitleRecord[];

/**
 * @returns a function that saves the edited sections one by one: it looks each up by its name and updates its record,
 * or creates one. Sections saved before one failed stay saved. Nothing is saved when one of them was saved elsewhere
 * since.
 *
 * @param onSaved hears of the revisions that were stored, also when a section failed after others were saved
 */
export function useSaveHeadings(
  onSaved: (revisions: readonly number[]) => void,
): (edited: Headings, from: Records | undefined) => Promise<SaveOutcome<Records>> {
  const client = useApolloClient();

  async function readRecords(): Promise<Records> {
    const { data } = await client.query({ query: SectionTitlesEditorDocument, fetchPolicy: 'network-only' });
    return data?.allSectionTitles ?? [];
  }

  async function write(record: SectionTitleRecord | undefined, input: SectionTitleInput): Promise<Written> {
    if (!record) {
      const { data, ...answer } = await client.mutate({ mutation: CreateSectionTitleDocument, variables: { input } });
      return { record: data?.createSectionTitle, revisions: savedRevisions(answer) };
    }
    const { data, ...answer } = await client.mutate({
      mutation: UpdateSectionTitleDocument,
      variables: { id: record.id, input, expectedUpdatedAt: record.updatedAt },
      context: { isRepeatable: true },
    });
    return { record: data?.updateSectionTitle, revisions: savedRevisions(answer) };
  }

  return async (edited, from = []) => {
    if (!readToken()) throw new SignedOutError(notSignedIn);
    const original = toHeadings(from);
    const sections = editedSections(edited, original);
    if (sections.length === 0) return { stored: from };
    let records = await readRecords();
    if (changedMeanwhile(sections, from, records)) return { meanwhile: records };
    const revisions: number[] = [];
    try {
      for (const section of sections) {
        const record = findRecord(records, section);
        const input = toInput(section, record, { edited: edited[section], original: original[section] });
        try {
          const written = await write(record, input);
          revisions.push(...written.revisions);
          records = [...records.filter((other) => other !== record), ...(written.record ? [written.record] : [])];
        } catch (cause) {
          if (record && readMeanwhile(cause, record)) return { meanwhile: await readRecords() };
          throw new PartError(section, cause);
        }
      }
      return { stored: records };
    } finally {
      if (revisions.length > 0) onSaved(revisions);
      announceUpdate();
    }
  };
}

interface Written {
  record: SectionTitleRecord | undefined;
  revisions: readonly number[];
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
