import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { useCaption } from './FieldCaptions';
import { findTextProblem, type TextFieldProps } from './TextField';

/** How long the suggestions stay after the field lost the focus, in milliseconds. */
const hidesAfter = 200;

/** A field for a text of one line that offers texts which are in use already, and takes any other. */
export function SuggestField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  label,
  maxLength,
  required = false,
  placeholder,
  helperText,
  suggestions,
}: Omit<TextFieldProps<Values, Name>, 'emptyText'> & { suggestions: readonly string[] }) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (value) => findTextProblem(String(value), { label, maxLength, required }) },
  });
  useCaption(name, label);
  const value = String(field.value);
  const [isOpen, setIsOpen] = useState(false);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hiding.current), []);

  return (
    <Autocomplete
      freeSolo
      openOnFocus={value === ''}
      disableClearable
      options={[...new Set(suggestions)].filter((suggestion) => suggestion.trim() !== '').sort(byAlphabet)}
      value={value}
      inputValue={value}
      onInputChange={(_, typed, reason) => {
        // Resetting tells of what is in the form already.
        if (reason !== 'reset') field.onChange(typed);
      }}
      onChange={(_, chosen) => field.onChange(chosen)}
      open={isOpen}
      onOpen={() => {
        clearTimeout(hiding.current);
        setIsOpen(true);
      }}
      onClose={(_, reason) => {
        if (reason === 'blur') hiding.current = setTimeout(() => setIsOpen(false), hidesAfter);
        else setIsOpen(false);
      }}
      slotProps={{ paper: { variant: 'outlined', sx: { boxShadow: 'var(--shadow-float)' } } }}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          name={name}
          label={label}
          required={required}
          placeholder={placeholder}
          inputRef={field.ref}
          onBlur={field.onBlur}
          error={fieldState.invalid || value.length > maxLength}
          helperText={fieldState.error?.message ?? helperText}
        />
      )}
    />
  );
}

function byAlphabet(a: string, b: string): number {
  return a.localeCompare(b);
}
