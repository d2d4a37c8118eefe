import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { useCaption } from './FieldCaptions';

interface SwitchFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, boolean>> {
  control: Control<Values>;
  name: Name;
  label: string;
}

/** A field that is on or off. */
export function SwitchField<Values extends FieldValues, Name extends FieldPathByValue<Values, boolean>>({
  control,
  name,
  label,
}: SwitchFieldProps<Values, Name>) {
  const { field } = useController({ control, name });
  useCaption(name, label, (isOn) => (isOn ? 'Yes' : 'No'));
  return (
    <FormControlLabel
      label={label}
      sx={{ alignSelf: 'start' }}
      control={
        <Switch
          name={name}
          checked={field.value}
          onChange={(_, isOn) => field.onChange(isOn)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}
