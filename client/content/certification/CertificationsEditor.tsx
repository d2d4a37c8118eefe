import type { Control } from 'react-hook-form';
import {
  type CertificationInput,
  type CertificationsEditor_CertificationFragment,
  CertificationsEditorDocument,
  CreateCertificationDocument,
  DeleteCertificationDocument,
  ReorderCertificationsDocument,
  UpdateCertificationDocument,
} from '../../../schema/generated/admin';
import { defaults, limits } from '../../../schema/limits';
import { CardEmoji, CardLine, CardLinks, CardTitle } from '../../admin/kit/CardText';
import { EmojiField } from '../../admin/kit/EmojiField';
import { FieldRow } from '../../admin/kit/FieldRow';
import { LinkField } from '../../admin/kit/LinkField';
import { ListEditor, type ListTexts } from '../../admin/kit/ListEditor';
import { Preview } from '../../admin/kit/Preview';
import { SwitchField } from '../../admin/kit/SwitchField';
import { TextField } from '../../admin/kit/TextField';
import { defaultSectionConfig } from '../../site/sectionConfig';
import { CertificationsPanel } from './CertificationsSection';

const operations = {
  list: CertificationsEditorDocument,
  create: CreateCertificationDocument,
  update: UpdateCertificationDocument,
  remove: DeleteCertificationDocument,
  reorder: ReorderCertificationsDocument,
};

const texts: ListTexts = {
  intro: 'The certificates that you hold, each with its proof.',
  nouns: { one: 'certification', many: 'certifications' },
  addButton: '+ Add',
  adding: 'Add Certification',
  editing: 'Edit Certification',
  loading: 'Loading certifications...',
  loadFailed: () => 'Failed to fetch certifications. The backend might be down.',
  saveFailed: 'Failed to save certification',
  deleteQuestion: 'Delete this certification?',
  deleted: 'Certification deleted.',
  empty: {
    text: 'Certificates with who issued them and when, and a link or a number by which they can be checked.',
    example: '📜 Certified Scrum Master, Scrum Alliance - 2022',
    action: 'Add your first certification',
  },
};

/** Edits the certificates. */
export function CertificationsEditor() {
  return (
    <ListEditor
      name="certification"
      operations={operations}
      texts={texts}
      toInput={toInput}
      titleOf={({ name }) => name}
      card={({ icon, name, issuer, year, certificateLink, certificateId }) => (
        <CardEmoji symbol={icon}>
          <CardTitle>{name}</CardTitle>
          <CardLine>{`${issuer} - ${year}`}</CardLine>
          {certificateId && <CardLine>{`ID: ${certificateId}`}</CardLine>}
          <CardLinks of={name} links={{ Certificate: certificateLink }} />
        </CardEmoji>
      )}
      fields={(control) => <CertificationFields control={control} />}
      preview={(control) => (
        <Preview control={control} theme="amber" scale={0.9}>
          {(certification) => (
            <CertificationsPanel
              certifications={[{ ...certification, id: 0, icon: certification.icon || defaults.certificationIcon }]}
              heading={defaultSectionConfig.certifications}
            />
          )}
        </Preview>
      )}
    />
  );
}

function toInput(certification: CertificationsEditor_CertificationFragment | undefined) {
  return {
    name: certification?.name ?? '',
    issuer: certification?.issuer ?? '',
    year: certification?.year ?? '',
    icon: certification?.icon ?? defaults.certificationIcon,
    certificateLink: certification?.certificateLink ?? '',
    certificateId: certification?.certificateId ?? '',
    orderIndex: certification?.orderIndex ?? 0,
    isActive: certification?.isActive ?? true,
  } satisfies Required<CertificationInput>;
}

function CertificationFields({ control }: { control: Control<ReturnType<typeof toInput>> }) {
  return (
    <>
      <TextField control={control} name="name" label="Name" required maxLength={limits.line} />
      <TextField control={control} name="issuer" label="Issuer" required maxLength={limits.line} />
      <FieldRow>
        <TextField control={control} name="year" label="Year" required maxLength={limits.short} />
        <EmojiField
          control={control}
          name="icon"
          label="Icon"
          maxLength={limits.mark}
          placeholder={defaults.certificationIcon}
          emptyText={`Empty, it is ${defaults.certificationIcon}.`}
        />
      </FieldRow>
      <LinkField control={control} name="certificateLink" label="Certificate link" />
      <TextField
        control={control}
        name="certificateId"
        label="Certificate ID"
        maxLength={limits.line}
        helperText="Shown when there is no link."
      />
      <SwitchField control={control} name="isActive" label="Visible on the page" />
    </>
  );
}
