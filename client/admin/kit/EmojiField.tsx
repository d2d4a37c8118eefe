import EmojiEmotions from '@mui/icons-material/EmojiEmotionsOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { emojiPalette, type NamedEmoji } from './emojiPalette';
import { Field, type TextFieldProps } from './TextField';

/** A field for an emoji, which can be typed or picked from a palette. */
export function EmojiField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>(
  props: TextFieldProps<Values, Name>,
) {
  const { control, name, label } = props;
  const { field } = useController({ control, name });
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Field
        {...props}
        parse={(typed) => typed.trim()}
        adornment={
          <IconButton
            ref={button}
            size="small"
            edge="end"
            onClick={() => setIsOpen(true)}
            aria-label={`Pick an emoji for ${label}`}
            aria-haspopup="dialog"
          >
            <EmojiEmotions fontSize="small" />
          </IconButton>
        }
      />
      <Popover
        open={isOpen}
        anchorEl={button.current}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Emoji', variant: 'outlined', sx: { borderRadius: 2 } } }}
      >
        <Palette
          onPick={(symbol) => {
            field.onChange(symbol);
            setIsOpen(false);
          }}
        />
      </Popover>
    </>
  );
}

const columns = 6;

/** The emoji in groups. One of them is in the tab order; the arrow keys lead to the others. */
function Palette({ onPick }: { onPick: (symbol: string) => void }) {
  const palette = useRef<HTMLDivElement>(null);
  const [first] = Object.values(emojiPalette).flat();

  useEffect(() => palette.current?.querySelector('button')?.focus({ preventScroll: true }), []);

  function walk(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(palette.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const next = buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)];
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next?.focus();
  }

  return (
    <Box ref={palette} onKeyDown={walk} sx={{ width: columns * 44 + 24, maxHeight: 340, p: 1.5 }}>
      {Object.entries(emojiPalette).map(([group, emoji]) => (
        <PaletteGroup key={group} name={group} emoji={emoji} tabStop={first} onPick={onPick} />
      ))}
    </Box>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface PaletteGroupProps {
  name: string;
  emoji: readonly NamedEmoji[];
  tabStop: NamedEmoji | undefined;
  onPick: (symbol: string) => void;
}

function PaletteGroup({ name, emoji, tabStop, onPick }: PaletteGroupProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ '& + &': { mt: 1 } }}>
      <Typography id={id} variant="caption" color="textSecondary" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, 44px)` }}>
        {emoji.map((entry) => {
          const [symbol, label] = entry;
          return (
            <ButtonBase
              key={symbol}
              tabIndex={entry === tabStop ? 0 : -1}
              aria-label={label}
              onClick={() => onPick(symbol)}
              sx={{ height: 44, fontSize: '1.375rem', borderRadius: 1, '&:hover': { bgcolor: 'action.hover' } }}
            >
              {symbol}
            </ButtonBase>
          );
        })}
      </Box>
    </Box>
  );
}
