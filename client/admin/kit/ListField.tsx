import MuiTextField from '@mui/material/TextField';
import { useState } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { useCaption } from './FieldCaptions';
import { fromLines, toLines } from './lines';
import { findTextProblem, type TextFieldProps } from './TextField';

/** A field for a list that is stored as one text with ' | ' between its parts. Each is a line of its own here. */
export function ListField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  label,
  maxLength,
  required = false,
  placeholder,
  helperText,
}: Omit<TextFieldProps<Values, Name>, 'emptyText'>) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (value) => findTextProblem(String(value), { label, maxLength, required }) },
  });
  useCaption(name, label, (stored) => toLines(String(stored)));
  const value = String(field.value);
  // What was typed is more than what is stored of it: the empty line that a new part begins with.
  const [typed, setTyped] = useState(() => toLines(value));
  const lines = fromLines(typed) === value ? typed : toLines(value);

  return (
    <MuiTextField
      name={name}
      label={label}
      required={required}
      placeholder={placeholder}
      value={lines}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(fromLines(event.target.value));
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      multiline
      minRows={3}
      error={fieldState.invalid || value.length > maxLength}
      helperText={fieldState.error?.message ?? helperText}
    />
  );
}
