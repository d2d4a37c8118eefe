import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { useCaption } from './FieldCaptions';

interface ChoiceFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> {
  control: Control<Values>;
  name: Name;
  label: string;
  /** The values to choose from, each with its label. */
  choices: Readonly<Record<string, string>>;
}

/** A field for one of a few values, all in sight. */
export function ChoiceField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  label,
  choices,
}: ChoiceFieldProps<Values, Name>) {
  const { field, fieldState } = useController({ control, name });
  useCaption(name, label, (value) => choices[String(value)] ?? String(value));
  const labelId = useId();
  const errorId = useId();
  const error = fieldState.error?.message;

  return (
    <FormControl error={fieldState.invalid}>
      <FormLabel id={labelId} sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        name={name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        aria-labelledby={labelId}
        aria-describedby={error && errorId}
      >
        {Object.entries(choices).map(([value, choice]) => (
          <FormControlLabel key={value} value={value} label={choice} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
      {error && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
