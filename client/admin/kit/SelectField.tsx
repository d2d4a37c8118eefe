import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { useCaption } from './FieldCaptions';

interface SelectFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> {
  control: Control<Values>;
  name: Name;
  label: string;
  /** The values to choose from, each with its label. */
  choices: Readonly<Record<string, string>>;
}

/** A field for one of several values, in a dropdown. */
export function SelectField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  label,
  choices,
}: SelectFieldProps<Values, Name>) {
  const { field, fieldState } = useController({ control, name });
  useCaption(name, label, (value) => choices[String(value)] ?? String(value));
  return (
    <MuiTextField
      select
      required
      name={name}
      label={label}
      value={Object.hasOwn(choices, field.value) ? field.value : ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
    >
      {Object.entries(choices).map(([value, choice]) => (
        <MenuItem key={value} value={value}>
          {choice}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
