import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type Control, useWatch } from 'react-hook-form';
import {
  type ContactInfoInput,
  type ContactInfosEditor_ContactInfoFragment,
  ContactInfosEditorDocument,
  CreateContactInfoDocument,
  DeleteContactInfoDocument,
  ReorderContactInfosDocument,
  UpdateContactInfoDocument,
} from '../../../schema/generated/admin';
import { type ContactInfoType, limits } from '../../../schema/limits';
import { CardLine, CardTitle } from '../../admin/kit/CardText';
import { ListEditor, type ListTexts } from '../../admin/kit/ListEditor';
import { unauthorizedOr } from '../../admin/kit/loadFailure';
import { Preview } from '../../admin/kit/Preview';
import { SelectField } from '../../admin/kit/SelectField';
import { SwitchField } from '../../admin/kit/SwitchField';
import { TextField } from '../../admin/kit/TextField';
import { Icon } from '../../site/kit/Icon';
import { ContactMethods } from './ContactSection';
import { toContactMethod } from './contactMethod';

/** How long the dialog says 'Saved!' before it closes, in milliseconds. */
const closeDelay = 1_000;

const operations = {
  list: ContactInfosEditorDocument,
  create: CreateContactInfoDocument,
  update: UpdateContactInfoDocument,
  remove: DeleteContactInfoDocument,
  reorder: ReorderContactInfosDocument,
};

const texts: ListTexts = {
  intro: 'The ways to reach you, beside the contact form.',
  nouns: { one: 'way to reach you', many: 'ways to reach you' },
  addButton: '+ Add',
  adding: 'Add Contact Info',
  editing: 'Edit Contact Info',
  loading: 'Loading contact info...',
  loadFailed: unauthorizedOr('Failed to load contact info'),
  saveFailed: 'An error occurred while saving the contact info.',
  deleteQuestion: 'Delete this contact info?',
  deleted: 'Contact info deleted.',
  empty: {
    text: 'Addresses, numbers and profiles under which visitors find you. The contact form is there in any case.',
    example: 'Email, you@example.org',
    action: 'Add your first contact info',
  },
};

/** The types, with the label that the owner picks each by and what its value looks like. */
const types: Readonly<Record<ContactInfoType, { label: string; example: string }>> = {
  email: { label: 'Email', example: 'you@example.org' },
  phone: { label: 'Phone', example: '+1 555 0100' },
  address: { label: 'Address', example: '1 Main Street, Springfield' },
  website: { label: 'Website', example: 'https://example.org' },
  linkedin: { label: 'LinkedIn', example: 'https://www.linkedin.com/in/you' },
  github: { label: 'GitHub', example: 'https://github.com/you' },
  twitter: { label: 'Twitter', example: 'https://twitter.com/you' },
  other: { label: 'Other', example: 'https://example.social/@you' },
};

const typeLabels = Object.fromEntries(Object.entries(types).map(([type, { label }]) => [type, label]));

/** Edits the ways to reach the owner. */
export function ContactInfosEditor() {
  return (
    <ListEditor
      name="contactInfo"
      operations={operations}
      texts={texts}
      toInput={toInput}
      titleOf={({ label, value }) => `${label}: ${value}`}
      layout="rows"
      closeDelay={closeDelay}
      card={(contactInfo) => <ContactInfoCard contactInfo={contactInfo} />}
      fields={(control) => <ContactInfoFields control={control} />}
      preview={(control) => (
        <Preview control={control} theme="blue">
          {(contactInfo) => <ContactMethods contactInfos={[{ ...contactInfo, id: 0 }]} />}
        </Preview>
      )}
    />
  );
}

function ContactInfoCard({ contactInfo }: { contactInfo: ContactInfosEditor_ContactInfoFragment }) {
  const { icon, label, text } = toContactMethod(contactInfo);
  return (
    <Stack direction="row" spacing={1.5}>
      <Box sx={{ flexShrink: 0, pt: 0.125, color: 'primary.main' }}>
        <Icon name={icon} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <CardTitle>{label}</CardTitle>
        <CardLine>{text}</CardLine>
      </Box>
    </Stack>
  );
}

function toInput(contactInfo: ContactInfosEditor_ContactInfoFragment | undefined) {
  return {
    type: contactInfo?.type ?? 'email',
    value: contactInfo?.value ?? '',
    label: contactInfo?.label ?? '',
    orderIndex: contactInfo?.orderIndex ?? 0,
    isActive: contactInfo?.isActive ?? true,
  } satisfies Required<ContactInfoInput>;
}

function ContactInfoFields({ control }: { control: Control<ReturnType<typeof toInput>> }) {
  const type = useWatch({ control, name: 'type' });
  const { label, example } = Object.entries(types).find(([name]) => name === type)?.[1] ?? types.other;
  return (
    <>
      <SelectField control={control} name="type" label="Type" choices={typeLabels} />
      <TextField control={control} name="label" label="Label" required maxLength={limits.line} placeholder={label} />
      <TextField control={control} name="value" label="Value" required maxLength={limits.link} placeholder={example} />
      <SwitchField control={control} name="isActive" label="Visible on the page" />
    </>
  );
}
