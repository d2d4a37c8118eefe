import { useEffect } from 'react';
import styles from './ColourSchemeSwitch.module.css';
import {
  applyColourScheme,
  type ColourScheme,
  chooseColourScheme,
  nextColourScheme,
  useColourScheme,
} from './colourScheme';
import { Icon, type IconName } from './kit/Icon';

const looks: Record<ColourScheme, { icon: IconName; text: string }> = {
  system: { icon: 'screen', text: 'Colours: as on this device' },
  light: { icon: 'sun', text: 'Colours: light' },
  dark: { icon: 'moon', text: 'Colours: dark' },
};

/** Goes round through the device's colours, light and dark. Without script it is not there. */
export function ColourSchemeSwitch() {
  const scheme = useColourScheme();
  const { icon, text } = looks[scheme];

  useEffect(() => applyColourScheme(scheme), [scheme]);

  return (
    <button
      type="button"
      title={text}
      className={styles.switch}
      onClick={() => chooseColourScheme(nextColourScheme(scheme))}
    >
      <Icon name={icon} />
      <span role="status" className={styles.text}>
        {text}
      </span>
    </button>
  );
}
