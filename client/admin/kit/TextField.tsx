import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { useCaption } from './FieldCaptions';

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

export interface FieldExtras {
  minRows?: number;
  /** What is stored of what was typed. */
  parse?: (typed: string) => string;
  /** A rule of this kind of field, told after those of all texts. */
  findProblem?: (value: string) => string | undefined;
  /** Stands in the field, at its end. */
  adornment?: ReactNode;
  /** Attributes of the input element. */
  htmlInput?: NonNullable<MuiTextFieldProps['slotProps']>['htmlInput'];
}

/** What all fields for texts are made of. */
export function Field<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  label,
  maxLength,
  required = false,
  placeholder,
  helperText,
  emptyText,
  minRows,
  parse = (typed) => typed,
  findProblem = () => undefined,
  adornment,
  htmlInput,
}: TextFieldProps<Values, Name> & FieldExtras) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (value) => {
        const text = String(value);
        return findTextProblem(text, { label, maxLength, required }) ?? findProblem(text);
      },
    },
  });
  useCaption(name, label);
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
      onChange={(event) => field.onChange(parse(event.target.value))}
      onBlur={field.onBlur}
      inputRef={field.ref}
      multiline={minRows !== undefined}
      minRows={minRows}
      error={fieldState.invalid || length > maxLength}
      helperText={fieldState.error?.message ?? count ?? (length === 0 ? (emptyText ?? helperText) : helperText)}
      slotProps={{
        htmlInput,
        input: adornment ? { endAdornment: <InputAdornment position="end">{adornment}</InputAdornment> } : undefined,
      }}
    />
  );
}

interface TextRules {
  label: string;
  maxLength: number;
  required: boolean;
}

/** The server's rules for texts, with its words. */
export function findTextProblem(value: string, { label, maxLength, required }: TextRules): string | undefined {
  if (required && value.trim() === '') return `${label} is required.`;
  return value.length > maxLength ? `${label} must be at most ${maxLength} characters long.` : undefined;
}
