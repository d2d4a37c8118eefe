import { useEffect, useState } from 'react';

/** The anchor of the section that crosses the upper middle of the screen, or null above the first one. */
export function useCurrentSection(anchors: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) setCurrent(target.id);
          else setCurrent((previous) => (previous === target.id ? null : previous));
        }
      },
      { rootMargin: '-35% 0px -64% 0px' },
    );
    for (const anchor of anchors) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [anchors]);

  return current;
}
