import OpenInNew from '@mui/icons-material/OpenInNew';
import IconButton from '@mui/material/IconButton';
import { type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form';
import { limits, linkSchemes } from '../../../schema/limits';
import { safeHref, safeWebHref } from '../../site/kit/safeHref';
import { Field, type TextFieldProps } from './TextField';

/** A field for a web address, which can be opened from it. */
export function LinkField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  placeholder = 'https://',
  ...props
}: Omit<TextFieldProps<Values, Name>, 'maxLength'>) {
  const { control, name, label } = props;
  const href = safeWebHref(String(useWatch({ control, name })));
  return (
    <Field
      {...props}
      placeholder={placeholder}
      maxLength={limits.link}
      parse={(typed) => typed.trim()}
      findProblem={(value) => findLinkProblem(value, label)}
      htmlInput={{ inputMode: 'url', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
      adornment={
        href && (
          <IconButton
            component="a"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            size="small"
            edge="end"
            aria-label={`Open the ${label} in a new tab`}
          >
            <OpenInNew fontSize="small" />
          </IconButton>
        )
      }
    />
  );
}

/** The server's rule for links, with its words. */
function findLinkProblem(value: string, label: string): string | undefined {
  if (value === '') return undefined;
  if (/\s/.test(value)) return `${label} must not contain spaces.`;
  return safeHref(value) ? undefined : `${label} must be a link that starts with ${linkSchemes.join(', ')}.`;
}
