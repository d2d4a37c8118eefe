import { contentTypes } from '.';
import { aboutCardRoutes } from './aboutCard/aboutCard.routes';
import { contactInfoRoutes } from './contactInfo/contactInfo.routes';
import { contentRoutes } from './core/contentRoutes';
import type { RestRoute } from './core/restRoute';
import { heroRoutes } from './hero/hero.routes';
import { projectRoutes } from './project/project.routes';
import { sectionTitleRoutes } from './sectionTitle/sectionTitle.routes';

/** Types whose paths differ from what most have. */
const ownRoutes = new Map<string, readonly RestRoute[]>([
  ['hero', heroRoutes],
  ['aboutCard', aboutCardRoutes],
  ['project', projectRoutes],
  ['contactInfo', contactInfoRoutes],
  ['sectionTitle', sectionTitleRoutes],
]);

/** The REST paths of every type of content. */
export const allContentRoutes: readonly RestRoute[] = contentTypes.flatMap(
  (type) => ownRoutes.get(type.name) ?? contentRoutes(type),
);
