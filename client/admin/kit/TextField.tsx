import MuiTextField from '@mui/material/TextField';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

export interface TextFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> {
  control: Control<Values>;
  name: Name;
  /** Also names the field in its messages. */
  label: string;
  /** In UTF-16 code units. Longer texts can be typed and pasted, so that nothing is cut off unseen, but not saved. */
  maxLength: number;
  required?: boolean;
  placeholder?: string;
  /** Stands below the field while it has no error. */
  helperText?: string;
  /** Takes the place of the helper text while the field is empty. */
  emptyText?: string;
}

/** A field for a text of one line. */
export function TextField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>(
  props: TextFieldProps<Values, Name>,
) {
  return <Field {...props} />;
}

/** A field for a text of several lines, which grows with it. */
export function MultilineField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  minRows = 3,
  ...props
}: TextFieldProps<Values, Name> & { minRows?: number }) {
  return <Field {...props} minRows={minRows} />;
}

function Field<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  label,
  maxLength,
  required = false,
  placeholder,
  helperText,
  emptyText,
  minRows,
}: TextFieldProps<Values, Name> & { minRows?: number }) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (value) => findProblem(String(value), { label, maxLength, required }) },
  });
  const { length } = String(field.value);
  const isNearlyFull = length > maxLength * 0.9;
  const count = isNearlyFull ? `${length} of ${maxLength} characters` : undefined;

  return (
    <MuiTextField
      name={name}
      label={label}
      required={required}
      placeholder={placeholder}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      multiline={minRows !== undefined}
      minRows={minRows}
      error={fieldState.invalid || length > maxLength}
      helperText={fieldState.error?.message ?? count ?? (length === 0 ? (emptyText ?? helperText) : helperText)}
    />
  );
}

interface TextRules {
  label: string;
  maxLength: number;
  required: boolean;
}

/** The server's rules for texts, with its words. */
function findProblem(value: string, { label, maxLength, required }: TextRules): string | undefined {
  if (required && value.trim() === '') return `${label} is required.`;
  return value.length > maxLength ? `${label} must be at most ${maxLength} characters long.` : undefined;
}
